import { readFileSync } from 'node:fs';
import { pastMatchDays } from '@kindred/contract/likes';

const routine = readFileSync(new URL('../../db/routines/can_see.sql', import.meta.url), 'utf8');
const [, condition = ''] = /\$\$\s*select\s([^$]+)\$\$/.exec(routine) ?? [];

/** SQL for whether a member may see another: the condition of the routine. */
export const canSee = (viewer: string, other: string) =>
  `(${condition.replaceAll(/\bviewer\b/g, () => viewer).replaceAll(/\bother\b/g, () => other)})`;

/** SQL for whether the other is a past match of the viewer, as these are listed for a while. */
export const wasMatch = (viewer: string, other: string, now: string) => `exists (
  select from match left join block on block.member_id = match.member_id and block.other_id = match.other_id
  where match.member_id = ${viewer} and match.other_id = ${other}
    and coalesce(match.ended_at, greatest(match.away_since, block.created_at)) > ${now}::timestamptz - interval '${pastMatchDays} days')`;

/** SQL for whether the other has written to the viewer. */
export const wroteTo = (viewer: string, other: string) => `exists (
  select from choice where choice.member_id = ${other} and choice.other_id = ${viewer} and choice.note is not null
    and choice.kind in ('like', 'superlike'))`;
