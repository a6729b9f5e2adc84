/**
 * A batch of steps in one statement: comparing and setting are one, whoever comes second changes nothing, and everything a
 * step brings is written with it or not at all. The steps are one JSON text (`rowOf`).
 */
export const WRITE = `
with step as (
  select * from json_to_recordset($1::text::json) as t (
    id text, version bigint, asked bigint, phase text, now_asked bigint, told bigint, mark text, due bigint, clock text,
    said bigint, deeds text, line text, doc text, head text, seed text, no_code boolean, listed boolean,
    rolled bigint[]
  )
),
kept as (
  update game set version = game.version + 1, phase = step.phase, asked = step.now_asked, told = step.told,
    mark = step.mark, due = step.due, clock = step.clock, said = step.said, touched = now()
  from step where game.id = step.id and game.version = step.version and game.asked = step.asked
  returning game.id
),
deeds as (
  insert into deed select step.id, step.version, step.deeds from step join kept using (id) where step.deeds is not null
),
lines as (
  insert into line select step.id, step.said - 1, step.line from step join kept using (id) where step.line is not null
),
rolls as (
  insert into rolled select step.id, step.rolled from step join kept using (id) where step.rolled is not null
  on conflict (game) do update set counts = excluded.counts
),
codes as (
  delete from code using step join kept using (id) where code.game = step.id and step.no_code
),
papers as (
  update paper set doc = coalesce(step.doc, paper.doc), head = coalesce(step.head, paper.head),
    seed = coalesce(decode(step.seed, 'hex'), paper.seed), listed = coalesce(step.listed, paper.listed),
    code = case when step.no_code then null else paper.code end
  from step join kept using (id)
  where paper.game = step.id
    and (step.doc is not null or step.head is not null or step.seed is not null or step.listed is not null or step.no_code)
)
select id from kept`
