import { collect, finalizeAndFollow } from '../billing/collect.ts';
import { releaseSchedule } from '../schedules/schedules.ts';
import type { Transaction } from '../store/transaction.ts';
import { expireIncomplete } from '../subscriptions/end.ts';
import { expirePending } from '../subscriptions/pending.ts';
import { renew } from '../subscriptions/renew.ts';
import { dueTimes } from './due.ts';

/** Does what is due for a subscription, a schedule or an invoice, if it still is. */
export function performDue(tx: Transaction, id: string): void {
  const subscription = tx.find('subscription', id);
  if (subscription) {
    const times = dueTimes(subscription);
    if (!times.includes(tx.now)) return;
    if (subscription.pending_update?.expires_at === tx.now) expirePending(tx, subscription);
    else if (subscription.status === 'incomplete') expireIncomplete(tx, subscription);
    else if (times.at(-1) === tx.now) renew(tx, subscription);
    else tx.emit('customer.subscription.trial_will_end', subscription);
    return;
  }
  const schedule = tx.find('subscription_schedule', id);
  if (schedule) {
    if (dueTimes(schedule).includes(tx.now)) releaseSchedule(tx, schedule);
    return;
  }
  const invoice = tx.find('invoice', id);
  if (!invoice || !dueTimes(invoice).includes(tx.now)) return;
  const open = invoice.status === 'draft' ? finalizeAndFollow(tx, invoice) : invoice;
  collect(tx, open, { isAutomatic: true });
}
