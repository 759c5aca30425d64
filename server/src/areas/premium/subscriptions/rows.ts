import { planIds } from '@kindred/contract/premium/plans';
import { type Subscription, subscriptionStatuses } from '@kindred/contract/premium/subscription';
import { type Static, Object as Row } from 'typebox';
import { Day, Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { ProviderSubscription } from './read-provider.ts';

const columns = `s.id, s.member_id, s.customer_id, s.item_id, s.plan, s.status, s.amount, s.currency, s.period_start,
  s.period_end, s.premium_until, s.cancel_at_period_end, s.canceled_at, s.ended_at, s.trial_start, s.trial_end,
  s.coupon, s.begin_version, s.begin_agreed_at, s.planned_plan, s.planned_amount, s.planned_at,
  s.next_amount, s.request_id, s.latest_invoice_id, s.created_at, s.updated_at, s.version,
  exists (select from invoice i where i.id = s.latest_invoice_id and i.status = 'draft') as charge_waits,
  s.status = 'active' and exists (select from invoice i where i.id = s.latest_invoice_id and i.status = 'open'
    and i.reason = 'subscription_update') as change_waits,
  (select c.amount from coming_price c where c.subscription_id = s.id) as coming_amount,
  (select c.starts_on from coming_price c where c.subscription_id = s.id) as coming_on,
  (select c.starts_at from coming_price c where c.subscription_id = s.id) as coming_at`;

export const subscriptionColumns = columns;

export const SubscriptionRow = Row({
  id: Text,
  member_id: OrNull(Uuid),
  customer_id: Text,
  item_id: Text,
  plan: Word(planIds),
  status: Word(subscriptionStatuses),
  amount: Integer,
  currency: Text,
  period_start: Timestamp,
  period_end: Timestamp,
  premium_until: OrNull(Timestamp),
  cancel_at_period_end: Flag,
  canceled_at: OrNull(Timestamp),
  ended_at: OrNull(Timestamp),
  trial_start: OrNull(Timestamp),
  trial_end: OrNull(Timestamp),
  coupon: OrNull(Text),
  /** The text by which the member asked that it begins immediately, and agreed to pay for the time used. */
  begin_version: OrNull(Text),
  begin_agreed_at: OrNull(Timestamp),
  planned_plan: OrNull(Word(planIds)),
  planned_amount: OrNull(Integer),
  planned_at: OrNull(Timestamp),
  /** What the provider charges from the next period on, if the plan stays and its price changes. */
  next_amount: OrNull(Integer),
  request_id: OrNull(Text),
  latest_invoice_id: OrNull(Text),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Integer,
  /** Its period has begun, and the provider has not charged for it yet. */
  charge_waits: Flag,
  /** A longer plan waits for the bank. */
  change_waits: Flag,
  /** The price that payments from a day on have, which the member was notified of. */
  coming_amount: OrNull(Integer),
  coming_on: OrNull(Day),
  coming_at: OrNull(Timestamp),
});
export type SubscriptionRow = Static<typeof SubscriptionRow>;

const selectById = statement({
  name: 'find_subscription',
  text: `select ${columns} from subscription s where s.id = $id`,
  params: { id: 'text' },
  row: SubscriptionRow,
});

export const findSubscription = (db: Db, id: string) => selectById.first(db, { id });

const selectByIds = statement({
  name: 'find_subscriptions_by_ids',
  text: `select ${columns} from subscription s where s.id = any ($ids)`,
  params: { ids: 'text[]' },
  row: SubscriptionRow,
});

export const findSubscriptions = async (db: Db, ids: readonly string[]) =>
  new Map((await selectByIds.all(db, { ids })).map((row) => [row.id, row]));

const selectOfMember = statement({
  name: 'find_subscriptions_of_member',
  text: `select ${columns} from subscription s where s.member_id = $memberId
    order by s.created_at desc, s.id desc`,
  params: { memberId: 'uuid' },
  row: SubscriptionRow,
});

export const findSubscriptionsOf = (db: Db, memberId: string) =>
  selectOfMember.all(db, { memberId });

const upsert = statement({
  name: 'write_subscription',
  text: `insert into subscription as s (id, member_id, customer_id, item_id, plan, status, amount, currency,
      period_start, period_end, premium_until, cancel_at_period_end, canceled_at, ended_at, trial_start, trial_end,
      coupon, begin_version, begin_agreed_at, planned_plan, planned_amount, planned_at, next_amount, request_id, latest_invoice_id,
      created_at, updated_at)
    values ($id, $memberId, $customerId, $itemId, $plan, $status, $amount, $currency, $periodStart, $periodEnd,
      $premiumUntil, $cancelAtPeriodEnd, $canceledAt, $endedAt, $trialStart, $trialEnd, $coupon,
      $beginVersion, $beginAgreedAt,
      $plannedPlan, $plannedAmount, $plannedAt, $nextAmount, $requestId, $latestInvoiceId, $createdAt, $now)
    on conflict (id) do update set member_id = excluded.member_id, item_id = excluded.item_id, plan = excluded.plan,
      status = excluded.status, amount = excluded.amount, currency = excluded.currency,
      period_start = excluded.period_start, period_end = excluded.period_end,
      premium_until = excluded.premium_until, cancel_at_period_end = excluded.cancel_at_period_end,
      canceled_at = excluded.canceled_at, ended_at = excluded.ended_at, trial_start = excluded.trial_start,
      trial_end = excluded.trial_end,
      begin_version = case when s.status = 'incomplete' then excluded.begin_version else s.begin_version end,
      begin_agreed_at = case when s.status = 'incomplete' then excluded.begin_agreed_at else s.begin_agreed_at end,
      planned_plan = excluded.planned_plan,
      planned_amount = excluded.planned_amount, planned_at = excluded.planned_at, next_amount = excluded.next_amount, latest_invoice_id = excluded.latest_invoice_id,
      updated_at = case when (s.plan, s.status, s.period_end, s.cancel_at_period_end, s.ended_at, s.planned_at) is distinct from
        (excluded.plan, excluded.status, excluded.period_end, excluded.cancel_at_period_end, excluded.ended_at,
        excluded.planned_at)
        then excluded.updated_at else s.updated_at end,
      version = s.version + 1
    where s.version = $version
    returning ${columns}`,
  params: {
    id: 'text',
    memberId: 'uuid?',
    customerId: 'text',
    itemId: 'text',
    plan: 'text',
    status: 'text',
    amount: 'int4',
    currency: 'text',
    periodStart: 'timestamptz',
    periodEnd: 'timestamptz',
    premiumUntil: 'timestamptz?',
    cancelAtPeriodEnd: 'bool',
    canceledAt: 'timestamptz?',
    endedAt: 'timestamptz?',
    trialStart: 'timestamptz?',
    trialEnd: 'timestamptz?',
    coupon: 'text?',
    beginVersion: 'text?',
    beginAgreedAt: 'timestamptz?',
    plannedPlan: 'text?',
    plannedAmount: 'int4?',
    plannedAt: 'timestamptz?',
    nextAmount: 'int4?',
    requestId: 'text?',
    latestInvoiceId: 'text?',
    createdAt: 'timestamptz',
    now: 'timestamptz',
    version: 'int4',
  },
  row: SubscriptionRow,
});

/** Null when something was written since `version` was read: what was read from the provider may be older. */
export const writeSubscription = (
  db: Db,
  read: ProviderSubscription,
  more: { readonly memberId: string | null; readonly version: number; readonly now: Date },
) => upsert.first(db, { ...read, ...more });

const time = (date: Date | null) => date?.toISOString() ?? null;

function plannedOf({
  planned_plan: plan,
  planned_amount: amount,
  planned_at: at,
}: SubscriptionRow) {
  return plan && amount !== null && at ? { plan, amount, at: at.toISOString() } : null;
}

/** The new price of a subscription that does not pay it yet. */
function priceChangeOf(row: SubscriptionRow) {
  const { coming_amount: amount, coming_on: startsOn, coming_at: at } = row;
  const isComing = amount !== null && startsOn && at && amount !== row.amount;
  return isComing ? { amount, startsOn, startsAt: at.toISOString() } : null;
}

/** What the payment at the end of the present period charges, before credit. */
export function nextAmountOf(row: SubscriptionRow) {
  const { planned_amount: planned, coming_amount: coming, coming_at: at, period_end: end } = row;
  if (planned !== null) return planned;
  return coming !== null && at && at <= end ? coming : row.amount;
}

/** The paid period ends when premium does, without the day that covers a late renewal. */
export function toSubscription(row: SubscriptionRow): Subscription {
  const running = row.status === 'active' || row.status === 'trialing';
  const paidUntil = row.charge_waits ? row.period_start : row.period_end;
  return {
    id: row.id,
    plan: row.plan,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    currentPeriodStart: time(row.premium_until && row.period_start),
    currentPeriodEnd: time(running ? paidUntil : row.premium_until),
    cancelAtPeriodEnd: row.cancel_at_period_end,
    canceledAt: time(row.canceled_at),
    endedAt: time(row.ended_at),
    trialStart: time(row.trial_start),
    trialEnd: time(row.trial_end),
    coupon: row.coupon,
    planned: plannedOf(row),
    priceChange: priceChangeOf(row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
