import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import { timeOrderedId } from '../../server/src/platform/time/time-ordered-id.ts';
import type { Case } from '../case.ts';
import type { BaselineRoute } from '../comparison.ts';
import { type RequestOptions, measureMedian, sendRequest } from '../response-time.ts';

/** The change and its audit row, as one statement on two tables without triggers. */
export const changeRoute: BaselineRoute = {
  id: 'change-member',
  method: 'PUT',
  text: `with changed as (
      update bench.member_state set state = $2, state_by = $3, state_reason = $4 where id = $1 returning id
    )
    insert into bench.audit_row (id, actor_id, action, subject_id, details)
    select $5, id, 'member.state', id, $6 from changed`,
  values: [],
};

interface Servers {
  readonly client: Client;
  readonly productUrl: string;
  readonly baselineUrl: string;
  readonly headers: Record<string, string>;
}

/** A member who is deactivated and activated again in turn. */
export async function* memberChange({
  client,
  productUrl,
  baselineUrl,
  headers,
}: Servers): AsyncGenerator<Case, void, void> {
  const { rows } = await client.query<{ id: string }>(
    `select m.id from member m join profile p on p.member_id = m.id
      where m.state = 'active' and m.staff_role is null and p.complete order by m.id limit 1`,
  );
  const id = rows[0]?.id ?? '';
  const put = async (options: RequestOptions, body: object) => {
    const response = await sendRequest({
      ...options,
      method: 'PUT',
      headers: { ...options.headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) throw new Error(response.body);
    return response.time;
  };
  const reason = 'Measured';
  const stateOf = (round: number) => (round % 2 ? 'active' : 'deactivated');
  yield {
    id: 'change-member',
    unit: 'ms',
    target: 3,
    product: measureMedian(20, (round) =>
      put(
        { url: `${productUrl}${apiBase}/users/${id}/state`, headers },
        { state: stateOf(round), reason },
      ),
    ),
    baseline: measureMedian(20, (round) => {
      const state = stateOf(round);
      const by = state === 'active' ? [null, null] : ['staff', reason];
      const details = JSON.stringify({ state, reason });
      const values = [id, state, ...by, timeOrderedId(), details];
      return put({ url: `${baselineUrl}/${changeRoute.id}` }, { values });
    }),
  };
}
