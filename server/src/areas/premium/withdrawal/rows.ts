import { planIds } from '@kindred/contract/premium/plans';
import type { Withdrawal } from '@kindred/contract/premium/withdrawal';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const columns = `w.id, w.subscription_id, w.member_id, w.name, w.email, w.by_link, w.plan, w.concluded_at,
  w.begin_version, w.currency, w.price, w.used, w.used_days, w.all_days, w.earlier, w.returned, w.to_card, w.to_credit,
  w.declared_at, w.paid_until, w.done_at`;

export const WithdrawalRow = Row({
  id: Uuid,
  subscription_id: Text,
  member_id: OrNull(Uuid),
  name: Text,
  email: Text,
  by_link: Flag,
  plan: Word(planIds),
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
  /** The same moment by the clock of payments. */
  paid_until: Timestamp,
  done_at: OrNull(Timestamp),
});
export type WithdrawalRow = Static<typeof WithdrawalRow>;

const selectById = statement({
  name: 'find_withdrawal',
  text: `select ${columns} from withdrawal w where w.id = $id`,
  params: { id: 'uuid' },
  row: WithdrawalRow,
});

export const findWithdrawal = (db: Db, id: string) => selectById.first(db, { id });

const selectOfSubscription = statement({
  name: 'find_withdrawal_of_subscription',
  text: `select ${columns} from withdrawal w where w.subscription_id = $id`,
  params: { id: 'text' },
  row: WithdrawalRow,
});

export const findWithdrawalOf = (db: Db, subscriptionId: string) =>
  selectOfSubscription.first(db, { id: subscriptionId });

const selectOfMember = statement({
  name: 'find_withdrawals_of_member',
  text: `select ${columns} from withdrawal w where w.member_id = $memberId order by w.declared_at desc, w.id`,
  params: { memberId: 'uuid' },
  row: WithdrawalRow,
});

/** Latest first. */
export const findWithdrawalsOf = (db: Db, memberId: string) => selectOfMember.all(db, { memberId });

const insert = statement({
  name: 'insert_withdrawal',
  text: `insert into withdrawal as w (subscription_id, member_id, name, email, by_link, plan, concluded_at, begin_version,
      currency, price, used, used_days, all_days, earlier, returned, to_card, to_credit, declared_at, paid_until)
    values ($subscriptionId, $memberId, $name, $email, $byLink, $plan, $concludedAt, $beginVersion, $currency, $price,
      $used, $usedDays, $allDays, $earlier, $returned, $toCard, $toCredit, $now, $paidUntil)
    returning ${columns}`,
  params: {
    subscriptionId: 'text',
    memberId: 'uuid',
    name: 'text',
    email: 'text',
    byLink: 'bool',
    plan: 'text',
    concludedAt: 'timestamptz',
    beginVersion: 'text?',
    currency: 'text',
    price: 'int4',
    used: 'int4',
    usedDays: 'int4',
    allDays: 'int4',
    earlier: 'int4',
    returned: 'int4',
    toCard: 'int4',
    toCredit: 'int4',
    now: 'timestamptz',
    paidUntil: 'timestamptz',
  },
  row: WithdrawalRow,
});

export const insertWithdrawal = insert.one;

const finish = statement({
  name: 'finish_withdrawal',
  text: 'update withdrawal set done_at = $now where id = $id and done_at is null',
  params: { id: 'uuid', now: 'timestamptz' },
});

export const markWithdrawalDone = (db: Db, id: string, now: Date) => finish.run(db, { id, now });

const forget = statement({
  name: 'forget_withdrawals',
  text: `update withdrawal set name = '', email = '' where member_id = $id`,
  params: { id: 'uuid' },
});

/** The sums stay for accounting; who withdrew does not. */
export const forgetWithdrawals = (db: Db, id: string) => forget.run(db, { id });

export const toWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  subscriptionId: row.subscription_id,
  plan: row.plan,
  concludedAt: row.concluded_at.toISOString(),
  at: row.declared_at.toISOString(),
  currency: row.currency,
  price: row.price,
  used: row.used,
  usedDays: row.used_days,
  allDays: row.all_days,
  earlier: row.earlier,
  returned: row.returned,
  toCard: row.to_card,
  toCredit: row.to_credit,
});
