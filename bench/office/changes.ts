import { Pool } from 'pg';
import { timeOrderedId } from '../../server/src/platform/time/time-ordered-id.ts';
import type { Case } from '../case.ts';
import { ask } from '../time.ts';

const states = ['deactivated', 'active'] as const;

/** A member deactivated and activated in turn, beside the same transaction without the house. */
export async function* changes(
  url: string,
  databaseUrl: string,
  headers: Record<string, string>,
): AsyncGenerator<Case, void, void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from member m join profile p on p.member_id = m.id
      where m.state = 'active' and m.staff_role is null and p.complete order by m.id limit 1`,
  );
  const id = rows[0]?.id ?? '';
  const middle = async (change: (state: (typeof states)[number]) => Promise<void>) => {
    const taken: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      for (const state of states) {
        const begun = performance.now();
        await change(state);
        taken.push(performance.now() - begun);
      }
    }
    return { value: taken.toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN };
  };
  try {
    yield {
      id: 'a change of one member, with its audit row',
      unit: 'ms',
      target: 3,
      ours: () =>
        middle(async (state) => {
          const answer = await ask({
            url: `${url}/api/v1/users/${id}/state`,
            method: 'PUT',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ state, reason: 'Measured' }),
          });
          if (answer.status !== 200) throw new Error(answer.body);
        }),
      baseline: () => middle((state) => changeBarely(pool, id, state)),
    };
  } finally {
    await pool.end();
  }
}

async function changeBarely(pool: Pool, id: string, state: (typeof states)[number]) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'change',
      text: `update member set state = $2, state_by = $3, state_reason = $4 where id = $1`,
      values: [id, state, ...(state === 'active' ? [null, null] : ['staff', 'Measured'])],
    });
    await client.query({
      name: 'write_down',
      text: `insert into audit (id, actor_id, actor_role, action, subject_kind, subject_id, details)
        values ($1, $2, 'administrator', 'member.state', 'member', $2, $3)`,
      values: [timeOrderedId(), id, JSON.stringify({ state, reason: 'Measured' })],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
