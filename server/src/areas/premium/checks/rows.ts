import { Object as Row } from 'typebox';
import { Integer, Json, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const selectLast = statement({
  name: 'find_last_payment_check',
  text: 'select at, difference, repaired, details from payment_check order by id desc limit 1',
  row: Row({ at: Timestamp, difference: Integer, repaired: Integer, details: Json() }),
});

export const findLastCheck = (db: Db) => selectLast.first(db);

const insert = statement({
  name: 'insert_payment_check',
  text: `insert into payment_check (at, difference, repaired, details)
    values ($now, $difference, $repaired, $details)`,
  params: { now: 'timestamptz', difference: 'int8', repaired: 'int4', details: 'jsonb' },
});

export const insertCheck = insert.run;
