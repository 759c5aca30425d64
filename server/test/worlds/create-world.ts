import type { World } from './naive-deck.ts';
import {
  type RandomChoice,
  insertRandomMembers,
  portionsOf,
  randomMembers,
} from '../members/random-members.ts';
import type { HasPool } from '../database/sql.ts';
import { randomFrom } from '../random.ts';

const day = 86_400_000;

interface Size {
  readonly count: number;
  /** This many of the first members have chosen and blocked others. */
  readonly viewers: number;
  readonly seed: number;
}

/** Random members of every kind, with their choices and blocks. */
export async function createWorld(
  app: HasPool & { now: () => Date },
  { count, viewers, seed }: Size,
): Promise<World> {
  const random = randomFrom(seed);
  const now = app.now();
  const members = randomMembers(count, random, now);
  await insertRandomMembers(app, members);
  const other = (than: string) => {
    const found = members[Math.floor(random() * members.length)];
    return found && found.id !== than ? found.id : '';
  };
  const choices = new Map<string, RandomChoice>();
  const blocked = new Set<string>();
  for (const { id: by } of members.slice(0, viewers)) {
    for (let index = 0; index < count / 8; index += 1) {
      const [of, reverse] = [other(by), random() < 0.3];
      if (!of) continue;
      const kind = (['like', 'superlike', 'pass', 'pass', 'none'] as const)[
        Math.floor(random() * 5)
      ];
      const at = new Date(now.getTime() - Math.floor(random() * 60) * day);
      const choice = { by: reverse ? of : by, of: reverse ? by : of, kind: kind ?? 'pass', at };
      choices.set(`${choice.by} ${choice.of}`, choice);
    }
    for (let index = 0; index < count / 50; index += 1) {
      const id = other(by);
      if (id) blocked.add(`${by} ${id}`).add(`${id} ${by}`);
    }
  }
  // Two who passed on everyone, long ago.
  for (const { id: by } of members.slice(viewers - 2, viewers))
    for (const { id: of } of members.filter(({ id }) => id !== by))
      choices.set(`${by} ${of}`, { by, of, kind: 'pass', at: new Date(now.getTime() - 40 * day) });
  for (const portion of portionsOf([...choices.values()], 20_000))
    await app.pool.query(
      `insert into choice (member_id, other_id, kind, chosen_at, stored_at)
        select by, of, kind, at, at from json_to_recordset($1) as c (by uuid, of uuid, kind text, at timestamptz)`,
      [JSON.stringify(portion)],
    );
  // Without statistics, what a block changes is searched for in entire tables.
  await app.pool.query('analyze');
  for (const portion of portionsOf([...blocked], 5000))
    await app.pool.query(
      `insert into block (member_id, other_id, mine, theirs)
        select split_part(p, ' ', 1)::uuid, split_part(p, ' ', 2)::uuid, true, true from unnest($1::text[]) as p`,
      [portion],
    );
  await app.pool.query('analyze block');
  return { members, choices, blocked, now };
}
