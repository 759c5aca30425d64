import type { Credit, Owed } from '@kindred/contract/premium/credit';
import type { Db } from '../../../db/statement.ts';
import { findPaid, sumLeft } from '../office/refundable.ts';
import { findCreditOf } from './rows.ts';

/** The credit of a member, and how much of it was paid by card and can go back there. */
export async function describeCredit(
  db: Db,
  memberId: string,
  usual: string,
): Promise<Credit | null> {
  const held = await findCreditOf(db, memberId);
  if (!held || held.credit <= 0) return null;
  const currency = held.currency ?? usual;
  const paid = (await findPaid(db, memberId)).filter((each) => each.currency === currency);
  return { amount: held.credit, refundable: Math.min(held.credit, sumLeft(paid)), currency };
}

/** What the member's next payment charges besides its price. */
export async function describeOwed(db: Db, memberId: string, usual: string): Promise<Owed | null> {
  const held = await findCreditOf(db, memberId);
  if (!held || held.credit >= 0) return null;
  return { amount: -held.credit, currency: held.currency ?? usual };
}
