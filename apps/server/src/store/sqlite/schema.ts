/** Each entry is a version of the schema: what makes it from the one before. They are never changed, only added to. */
export const MIGRATIONS: readonly string[] = [
  `
  create table game (
    id text primary key, version integer not null, phase text not null, asked integer not null, told integer not null,
    mark text not null, due integer, clock text, said integer not null, touched integer not null
  ) without rowid, strict;
  create index game_due on game (due) where due is not null;
  create table paper (
    game text primary key references game on delete cascade, doc text not null, head text, seed blob,
    code text unique, listed integer not null, created integer not null
  ) without rowid, strict;
  create index paper_listed on paper (created) where listed = 1;
  create table deed (
    game text not null references game on delete cascade, version integer not null, deeds text not null,
    primary key (game, version)
  ) without rowid, strict;
  create table line (
    game text not null references game on delete cascade, n integer not null, line text not null, primary key (game, n)
  ) without rowid, strict;
  `,
  `
  create table rolled (
    game text primary key references game on delete cascade, counts text not null
  ) without rowid, strict;
  `,
  `
  create table thrown (game text primary key, counts text not null) without rowid, strict;
  insert into thrown select game, counts from rolled;
  drop table rolled;
  alter table thrown rename to rolled;
  create table person (
    id text primary key, name text not null unique, doc text not null, created integer not null
  ) without rowid, strict;
  create table session (
    key text primary key, person text not null references person on delete cascade, used integer not null
  ) without rowid, strict;
  create index session_person on session (person);
  create table passkey (
    id text primary key, person text not null references person on delete cascade, doc text not null
  ) without rowid, strict;
  create index passkey_person on passkey (person);
  create table thing (
    person text not null references person on delete cascade, kind text not null, id text not null, sealed blob not null,
    changed integer not null, primary key (person, kind, id)
  ) without rowid, strict;
  `,
  'create index paper_unused on paper (created) where head is null',
  // Who is at other nodes: here there are none.
  'select 1',
  // What was sealed first: whoever has another key cannot open it.
  'create table seal (one integer primary key check (one = 1), sealed blob not null) strict',
  // What was thrown in all games; `rolled` has those that are not in it yet.
  `
  create table dice (one integer primary key check (one = 1), games integer not null, counts text not null) strict;
  insert into dice select 1, (select count(*) from rolled), (
    select json_group_array(n) from (
      select sum(value) as n from rolled, json_each(counts) group by key order by key
    )
  );
  delete from rolled;
  `,
]
