import { messages as m } from '#texts/plan-change.ts';
import type { Preview } from '../../../api/premium/subscription.ts';
import { formatMoney } from '../../../lib/formats/money.ts';

type Texts = Pick<
  Preview,
  | 'amountDue'
  | 'credit'
  | 'creditUsed'
  | 'currency'
  | 'nextAmount'
  | 'nextCredit'
  | 'nextDiscount'
  | 'nextOwed'
  | 'nextPaymentAt'
  | 'nextPrice'
  | 'renewal'
>;

/** What is charged next and what lowers it. */
export function previewTexts(preview: Texts): string[] {
  const { amountDue, creditUsed, credit, nextPrice, nextOwed, nextAmount, nextPaymentAt } = preview;
  const money = (amount: number) => formatMoney(amount, preview.currency);
  const less = [
    ...(preview.nextDiscount > 0 ? [m.ofCoupon({ amount: money(preview.nextDiscount) })] : []),
    ...(preview.nextCredit > 0 ? [m.ofCredit({ amount: money(preview.nextCredit) })] : []),
  ];
  const [one, other] = less;
  const isFree = amountDue === 0 && creditUsed === 0 && !preview.renewal;
  const next = isFree ? m.nothing : preview.renewal ? m.after : m.next;
  return [
    next({ price: money(nextAmount), date: nextPaymentAt }),
    ...(one
      ? [m.nextIs({ price: money(nextPrice), less: other ? m.and({ one, other }) : one })]
      : []),
    ...(nextOwed > 0 ? [m.owed({ amount: money(nextOwed) })] : []),
    ...(creditUsed > 0 && credit > 0 ? [m.credit({ amount: money(credit) })] : []),
  ];
}
