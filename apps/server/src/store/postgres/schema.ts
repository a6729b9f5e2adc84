/**
 * Each entry is a version of the schema: what makes it from the one before. They are never changed, only added to. Every key
 * begins with the game, but for codes, which lead to it: so the tables can be spread over several machines by game.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table game (
    id text primary key, version bigint not null, phase text not null, asked bigint not null, told bigint not null,
    mark text not null, due bigint, clock text, said bigint not null, touched timestamptz not null default now()
  );
  create index game_due on game (due) where due is not null;
  create table paper (
    game text primary key, doc text not null, head text, seed bytea, code text, listed boolean not null,
    created timestamptz not null default now()
  );
  create index paper_listed on paper (created) where listed;
  create table code (code text primary key, game text not null);
  create table deed (game text not null, version bigint not null, deeds text not null, primary key (game, version));
  create table line (game text not null, n bigint not null, line text not null, primary key (game, n));
  create table here (
    game text not null, node text not null, seats text not null, watching int not null, at timestamptz not null,
    primary key (game, node)
  );
  `,
  'create table rolled (game text primary key, counts bigint[] not null)',
  `
  create table person (
    id text primary key, name text not null unique, doc text not null, created timestamptz not null default now()
  );
  create table session (key text primary key, person text not null references person on delete cascade, used bigint not null);
  create index session_person on session (person);
  create table passkey (id text primary key, person text not null references person on delete cascade, doc text not null);
  create index passkey_person on passkey (person);
  create table thing (
    person text not null references person on delete cascade, kind text not null, id text not null, sealed bytea not null,
    changed bigint not null, primary key (person, kind, id)
  );
  `,
  'create index paper_unused on paper (created) where head is null',
  "alter table here add column adding text not null default ''",
  // What was sealed first: whoever has another key cannot open it.
  'create table seal (one int primary key check (one = 1), sealed bytea not null)',
  // What was thrown in all games; `rolled` has those that are not in it yet. In one statement: a game may end meanwhile.
  `
  create table dice (one int primary key check (one = 1), games bigint not null, counts bigint[] not null);
  with ended as (delete from rolled returning counts)
  insert into dice select 1, (select count(*) from ended), coalesce((
    select array_agg(n order by nth) from (
      select nth, sum(count)::bigint as n from ended, unnest(counts) with ordinality as each (count, nth) group by nth
    ) as sums
  ), '{}');
  `,
]
