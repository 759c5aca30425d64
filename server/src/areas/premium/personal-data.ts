import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const premium = archived({
  name: 'premium',
  table: 'vip_grant',
  sample: { member_id: '$member', ends_at: `now() + interval '9 days'`, reason: '$trace' },
  statement: statement({
    name: 'archive_premium',
    text: `select starts_at, ends_at, reason from vip_grant
      where member_id = $memberId order by starts_at, id`,
    params,
    row: Row({ starts_at: Timestamp, ends_at: Timestamp, reason: Text }),
  }),
});

const customers = archived({
  name: 'premium-credit',
  table: 'payment_customer',
  sample: {
    member_id: '$member',
    customer_id: `'cus_' || md5(random()::text)`,
    credit: '1249',
    currency: `'usd'`,
  },
  statement: statement({
    name: 'archive_premium_credit',
    text: `select customer_id, credit, currency from payment_customer where member_id = $memberId`,
    params,
    row: Row({ customer_id: Text, credit: Integer, currency: OrNull(Text) }),
  }),
});

const requests: PersonalTable = {
  table: 'payment_request',
  sample: {
    member_id: '$member',
    kind: `'cancel'`,
    content: `'{}'`,
    created_at: 'now()',
  },
  notArchived: 'Requests to the payment provider; subscriptions contain their results',
};

const keptForAccounts = 'the figures and the accounts follow from it, without the member';

const subscriptions = archived({
  name: 'subscriptions',
  table: 'subscription',
  stays: keptForAccounts,
  sample: {
    member_id: '$member',
    id: `'sub_' || md5(random()::text)`,
    customer_id: `'cus_1'`,
    item_id: `'si_1'`,
    plan: `'monthly'`,
    status: `'active'`,
    amount: '1499',
    currency: `'usd'`,
    period_start: 'now()',
    period_end: `now() + interval '30 days'`,
    premium_until: `now() + interval '31 days'`,
    cancel_at_period_end: 'false',
    created_at: 'now()',
    updated_at: 'now()',
  },
  statement: statement({
    name: 'archive_subscriptions',
    text: `select plan, status, amount, currency, period_start, period_end, cancel_at_period_end, canceled_at,
        ended_at, trial_start, trial_end, coupon, begin_version, begin_agreed_at, planned_plan, planned_amount,
        planned_at, created_at,
        (select c.amount from coming_price c where c.subscription_id = subscription.id) as new_amount,
        (select c.starts_on::text from coming_price c where c.subscription_id = subscription.id) as new_amount_from
      from subscription where member_id = $memberId order by created_at, id`,
    params,
    row: Row({
      plan: Text,
      status: Text,
      amount: Integer,
      currency: Text,
      period_start: Timestamp,
      period_end: Timestamp,
      cancel_at_period_end: Flag,
      canceled_at: OrNull(Timestamp),
      ended_at: OrNull(Timestamp),
      trial_start: OrNull(Timestamp),
      trial_end: OrNull(Timestamp),
      coupon: OrNull(Text),
      begin_version: OrNull(Text),
      begin_agreed_at: OrNull(Timestamp),
      planned_plan: OrNull(Text),
      planned_amount: OrNull(Integer),
      planned_at: OrNull(Timestamp),
      created_at: Timestamp,
      /** The price of payments from a day on, which the member was notified of. */
      new_amount: OrNull(Integer),
      new_amount_from: OrNull(Text),
    }),
  }),
});

const invoices = archived({
  name: 'invoices',
  table: 'invoice',
  stays: keptForAccounts,
  sample: {
    member_id: '$member',
    id: `'in_' || md5(random()::text)`,
    status: `'paid'`,
    currency: `'usd'`,
    total: '1499',
    amount_paid: '1499',
    period_start: 'now()',
    period_end: `now() + interval '30 days'`,
    created_at: 'now()',
  },
  statement: statement({
    name: 'archive_invoices',
    text: `select number, plan, status, currency, total, amount_due, amount_paid, amount_refunded, period_start,
        period_end, paid_at, created_at
      from invoice where member_id = $memberId order by created_at, id`,
    params,
    row: Row({
      number: OrNull(Text),
      plan: OrNull(Text),
      status: Text,
      currency: Text,
      total: Integer,
      amount_due: OrNull(Integer),
      amount_paid: Integer,
      amount_refunded: Integer,
      period_start: Timestamp,
      period_end: Timestamp,
      paid_at: OrNull(Timestamp),
      created_at: Timestamp,
    }),
  }),
});

const refunds = archived({
  name: 'refunds',
  table: 'refund',
  stays: keptForAccounts,
  sample: {
    member_id: '$member',
    invoice_id: `'in_1'`,
    amount: '100',
    currency: `'usd'`,
    reason: '$trace',
    status: `'succeeded'`,
    created_at: 'now()',
    made_at: 'now()',
  },
  statement: statement({
    name: 'archive_refunds',
    text: `select amount, currency, nullif(reason, '') as reason, status, created_at, made_at from refund
      where member_id = $memberId order by created_at, id`,
    params,
    row: Row({
      amount: Integer,
      currency: Text,
      reason: OrNull(Text),
      status: Text,
      created_at: Timestamp,
      made_at: OrNull(Timestamp),
    }),
  }),
});

const withdrawals = archived({
  name: 'withdrawals',
  table: 'withdrawal',
  stays: keptForAccounts,
  sample: {
    member_id: '$member',
    subscription_id: `'sub_' || md5(random()::text)`,
    name: '$trace',
    email: '$trace',
    by_link: 'false',
    plan: `'monthly'`,
    concluded_at: 'now()',
    currency: `'usd'`,
    price: '1499',
    used: '0',
    used_days: '0',
    all_days: '30',
    earlier: '0',
    returned: '0',
    to_card: '1499',
    to_credit: '0',
    declared_at: 'now()',
    paid_until: 'now()',
  },
  statement: statement({
    name: 'archive_withdrawals',
    text: `select name, email, plan, concluded_at, begin_version, currency, price, used, used_days, all_days, earlier,
        returned, to_card, to_credit, declared_at
      from withdrawal where member_id = $memberId order by declared_at, id`,
    params,
    row: Row({
      name: Text,
      email: Text,
      plan: Text,
      concluded_at: Timestamp,
      begin_version: OrNull(Text),
      currency: Text,
      price: Integer,
      used: Integer,
      used_days: Integer,
      all_days: Integer,
      earlier: Integer,
      returned: Integer,
      to_card: Integer,
      to_credit: Integer,
      declared_at: Timestamp,
    }),
  }),
});

const fullReturns: PersonalTable = {
  table: 'full_return',
  notArchived: 'A keyed hash of a card, which says nothing outside the service',
  sample: {
    card_hash: `sha256('card')`,
    member_id: '$member',
    used_at: 'now()',
    pays: 'true',
  },
};

const consents = archived({
  name: 'renewal-consents',
  table: 'renewal_consent',
  stays: 'What was agreed to is kept for three years after the contract, without the member',
  sample: {
    member_id: '$member',
    subscription_id: `'sub_' || md5(random()::text)`,
    plan: `'monthly'`,
    amount: '1499',
    currency: `'usd'`,
    months: '1',
    agreed_at: 'now()',
  },
  statement: statement({
    name: 'archive_renewal_consents',
    text: `select plan, amount, currency, months, due_first, coupon, trial_end, text_version, agreed_at
      from renewal_consent where member_id = $memberId order by agreed_at, subscription_id`,
    params,
    row: Row({
      plan: Text,
      amount: Integer,
      currency: Text,
      months: Integer,
      due_first: OrNull(Integer),
      coupon: OrNull(Text),
      trial_end: OrNull(Timestamp),
      text_version: OrNull(Text),
      agreed_at: Timestamp,
    }),
  }),
});

const priceMoves: PersonalTable = {
  table: 'price_move',
  notArchived: 'What a member of staff did at work; their actions are in the audit log',
  sample: {
    id: 'gen_random_uuid()',
    plan: `'monthly'`,
    currency: `'usd'`,
    from_amount: '999',
    to_amount: '1299',
    starts_on: 'current_date',
    created_by: '$member',
    created_at: 'now()',
  },
};

export const personalData: readonly PersonalTable[] = [
  premium,
  customers,
  requests,
  subscriptions,
  invoices,
  refunds,
  withdrawals,
  fullReturns,
  consents,
  priceMoves,
];
