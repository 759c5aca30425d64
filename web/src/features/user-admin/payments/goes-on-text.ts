import type { MemberPayments } from '../../../api/premium/office.ts';
import { messages } from '#texts/payments.ts';

type Status = MemberPayments['subscriptions'][number]['status'];

/** What a refund leaves as it is. After a payment that failed, premium has the end of the days of grace. */
export function goesOnText(status: Status, end: string) {
  const { refund: m } = messages;
  return status === 'past_due' ? m.goesOnUnpaid({ date: end }) : m.goesOn({ date: end });
}
