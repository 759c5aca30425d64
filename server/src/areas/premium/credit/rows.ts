import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const columns = 'member_id, customer_id, credit, currency, version';

const CreditRow = Row({
  member_id: Uuid,
  customer_id: Text,
  /** Below zero it is owed: the next invoice charges it. */
  credit: Integer,
  currency: OrNull(Text),
  version: Integer,
});

const selectOfCustomer = statement({
  name: 'find_credit_of_customer',
  text: `select ${columns} from payment_customer where customer_id = $customerId`,
  params: { customerId: 'text' },
  row: CreditRow,
});

export const findCreditOfCustomer = (db: Db, customerId: string) =>
  selectOfCustomer.first(db, { customerId });

const selectOfMember = statement({
  name: 'find_credit_of_member',
  text: `select ${columns} from payment_customer where member_id = $memberId`,
  params: { memberId: 'uuid' },
  row: CreditRow,
});

export const findCreditOf = (db: Db, memberId: string) => selectOfMember.first(db, { memberId });

const selectByCustomers = statement({
  name: 'find_credits_of_customers',
  text: `select ${columns} from payment_customer where customer_id = any ($ids)`,
  params: { ids: 'text[]' },
  row: CreditRow,
});

export const findCredits = async (db: Db, ids: readonly string[]) =>
  new Map((await selectByCustomers.all(db, { ids })).map((row) => [row.customer_id, row]));

const update = statement({
  name: 'write_credit',
  text: `update payment_customer set credit = $credit, currency = $currency, version = version + 1
    where customer_id = $customerId and version = $version`,
  params: { customerId: 'text', credit: 'int4', currency: 'text?', version: 'int4' },
});

/** False when something was written since `version` was read. */
export const writeCredit = async (...[db, written]: Parameters<typeof update.run>) =>
  (await update.run(db, written)) === 1;
