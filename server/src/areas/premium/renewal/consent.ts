import type { RenewalConsent } from '@kindred/contract/premium/office';
import { monthsOf, planIds } from '@kindred/contract/premium/plans';
import { type Static, Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { SubscriptionRow } from '../subscriptions/rows.ts';

/**
 * The purchase of which the subscription came: the member's latest of that plan. A second try of an unpaid purchase goes on with
 * the subscription of the first, and what the second page said counts.
 */
const insert = statement({
  name: 'insert_renewal_consent',
  text: `insert into renewal_consent (subscription_id, member_id, plan, amount, currency, months, due_first, coupon,
      trial_end, text_version, agreed_at)
    select s.id, s.member_id, s.plan, s.amount, s.currency, $months,
      case when s.trial_end is null then (r.content ->> 'amountDue')::int end, s.coupon, s.trial_end,
      r.content ->> 'renewal', r.created_at
    from subscription s join payment_request r on r.member_id = s.member_id
    where s.id = $id and r.kind = 'subscribe' and r.content ->> 'plan' = s.plan
    order by r.created_at desc limit 1
    on conflict (subscription_id) do nothing`,
  params: { id: 'text', months: 'int4' },
});

const hasBegun = (row: SubscriptionRow | null) =>
  row?.status === 'active' || row?.status === 'trialing';

/**
 * Stores what a member agreed to, in the transaction that stores that their subscription has begun. One that no one bought here,
 * such as one that was made at the provider, has none.
 */
export async function storeConsent(
  db: Db,
  before: SubscriptionRow | null,
  { id, plan, ...after }: SubscriptionRow,
) {
  if (before && before.status !== 'incomplete') return;
  if (hasBegun({ id, plan, ...after })) await insert.run(db, { id, months: monthsOf[plan] });
}

export const ConsentRow = Row({
  subscription_id: Text,
  plan: Word(planIds),
  amount: Integer,
  currency: Text,
  months: Integer,
  due_first: OrNull(Integer),
  coupon: OrNull(Text),
  trial_end: OrNull(Timestamp),
  text_version: OrNull(Text),
  agreed_at: Timestamp,
});

const selectOfMember = statement({
  name: 'find_renewal_consents_of_member',
  text: `select subscription_id, plan, amount, currency, months, due_first, coupon, trial_end, text_version, agreed_at
    from renewal_consent where member_id = $memberId order by agreed_at desc, subscription_id`,
  params: { memberId: 'uuid' },
  row: ConsentRow,
});

/** Latest first. */
export const findConsentsOf = async (db: Db, memberId: string) =>
  (await selectOfMember.all(db, { memberId })).map(toConsent);

const toConsent = (row: Static<typeof ConsentRow>): RenewalConsent => ({
  subscriptionId: row.subscription_id,
  plan: row.plan,
  amount: row.amount,
  currency: row.currency,
  months: row.months,
  dueFirst: row.due_first,
  coupon: row.coupon,
  trialEnd: row.trial_end?.toISOString() ?? null,
  text: row.text_version,
  at: row.agreed_at.toISOString(),
});
