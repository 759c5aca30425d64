import type { Client } from 'pg';
import { demoEmail } from './demo-member.ts';
import { payments } from './payments-filler.ts';
import { followCourse } from './people/payment-ledger.ts';
import type { Payments } from './people/payments.ts';
import { revenueTable, sumRevenue } from './revenue-sums.ts';
import type { PopulationSettings } from './settings.ts';

/** Writes payments of the one synthetic member who can sign in, so that everything about a subscription can be tried. */
export const demoKey = 'a1e5a1e5a1e5a1e5a1e5';

export interface Buyer {
  readonly id: string;
  readonly payments: Payments;
}

/** Four monthly payments, the last of them some days ago. */
function createPayments({ now, premium }: PopulationSettings): Payments {
  const seconds = Math.floor(now / 1000);
  const first = { at: seconds - 97 * 86_400, plan: 'monthly' } as const;
  const given = { prices: premium.prices, now: seconds, closedAt: null };
  // The middle of all chances: it continues, and nothing is refunded.
  const course = followCourse(first, { ...given, random: () => 0.5 });
  return { key: demoKey, courses: [course] };
}

/** Gives the new demo member a subscription that the sandbox gets too. */
export async function buyForDemoMember(
  client: Client,
  settings: PopulationSettings,
): Promise<Buyer> {
  const { rows } = await client.query<{ id: string }>('select id from member where email = $1', [
    demoEmail,
  ]);
  const buyer = { id: rows[0]?.id ?? '', payments: createPayments(settings) };
  const written: Promise<unknown>[] = [];
  payments.addRows(
    buyer,
    (table, values) => {
      const columns = payments.tables[table] ?? [];
      const indexes = columns.map((_, index) => `$${index + 1}`);
      const text = `insert into ${table} (${columns.join(', ')}) values (${indexes.join(', ')})`;
      written.push(client.query(text, [...values]));
    },
    { settings },
  );
  await Promise.all(written);
  await client.query(`truncate ${revenueTable}`);
  await client.query(sumRevenue(settings));
  return buyer;
}
