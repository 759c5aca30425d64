import type { Sandbox } from '../../../sandbox/start.ts';
import { type HasPool, sqlOf } from '../database/sql.ts';

export interface Sums {
  paid: number;
  refunded: number;
  credit: number;
}

/** What the provider took, gave back and owes. */
export function sumsOfSandbox({ store }: Pick<Sandbox, 'store'>, customer: string): Sums {
  const charges = store.by('charge', customer).filter(({ status }) => status === 'succeeded');
  const refunds = charges.flatMap(({ id }) => store.by('refund', id));
  const balance = store.get('customer', customer)?.balance ?? 0;
  return {
    paid: charges.reduce((sum, { amount }) => sum + amount, 0),
    refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    credit: balance === 0 ? 0 : -balance,
  };
}

/** The same of every member in our rows. */
export async function sumsOfRows(app: HasPool) {
  const rows = await sqlOf(app)<Sums & { id: string }>`
    select c.member_id as id, c.credit, coalesce(sum(i.amount_paid), 0)::int as paid,
      coalesce(sum(i.amount_refunded), 0)::int as refunded
    from payment_customer c left join invoice i on i.member_id = c.member_id
    group by c.member_id, c.credit`;
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}
