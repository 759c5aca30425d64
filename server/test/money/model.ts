import type { Coupon } from '@kindred/contract/site/coupons';
import { type PlanId, monthsOf } from '@kindred/contract/premium/plans';
import type { Stripe } from 'stripe';

/** What is still paid for the period of a bill, by its card payment and by what earlier ones left for it. */
function paidFor(bills: readonly Bill[], at: number): number {
  const bill = bills[at];
  if (!bill) return 0;
  const ofUnused = (index: number, amount: number) => {
    const { subscription } = bills[index] as Bill;
    const before = bills.findLastIndex(
      (each, place) => place < index && each.subscription === subscription && each.price > 0,
    );
    return before === -1 ? 0 : (amount / (bills[before] as Bill).price) * paidFor(bills, before);
  };
  let sum = bill.due - bill.ofDays + ofUnused(at, Math.min(bill.price, bill.price - bill.worth));
  let credit = Math.max(0, bill.worth) - bill.due;
  for (let index = at - 1; index >= 0; index -= 1) {
    const part = Math.min(credit, Math.max(0, -(bills[index] as Bill).worth));
    if (part > 0) sum += ofUnused(index, part);
    credit -= part;
  }
  return sum;
}

const prices: Record<PlanId, number> = { monthly: 1499, quarterly: 3499, annual: 9999 };

interface Period {
  readonly price: number;
  readonly start: number;
  readonly end: number;
}

interface Bill {
  readonly id: string;
  readonly subscription: unknown;
  /** The price of its period, less its coupon. */
  price: number;
  /** The amount that is due by card. */
  due: number;
  /** The credit that lowered it: below zero, the bill made credit. */
  credit: number;
  /** What its period is worth, less what it took back of the period before it. */
  worth: number;
  status: 'draft' | 'open' | 'paid' | 'void';
  refunded: number;
  /** What was refunded for its days, and not as credit. */
  ofDays: number;
}

const lessByHand = (full: number, coupon: Coupon) =>
  'amountOff' in coupon
    ? full - Math.min(full, coupon.amountOff)
    : full - Math.round((full * coupon.percentOff) / 100);

/**
 * What a member owes and owns, worked out from the prices and from what was asked for. Of the provider it takes the dates
 * of periods and whether a bill was paid, and no amounts.
 *
 * The days had are worth the price of each paid period, less its coupon. A period that a longer plan cuts short is worth
 * less by its unused part, to the second, rounded to the cent. A trial and premium from staff are worth nothing. A refund
 * takes credit first; the rest of it makes the days worth less.
 */
export class Model {
  credit = 0;
  plan: PlanId = 'monthly';
  planned: PlanId | null = null;
  /** It lowers the first payment. */
  coupon: Coupon | null = null;
  gifts = 0;
  readonly bills = new Map<string, Bill>();
  private readonly givenUp = new Set<string>();
  private period: Period = { price: 0, start: 0, end: 0 };
  /** The change that was asked for and is not billed yet. */
  private change: { readonly date: number; readonly plan: PlanId } | null = null;

  changes(plan: PlanId, date: number) {
    this.change = { plan, date };
  }

  notChanged() {
    this.change = null;
  }

  /** Follows the bills of the provider, oldest first, and the period of the running subscription. */
  follow(invoices: readonly Stripe.Invoice[], present: Stripe.Subscription | undefined) {
    for (const invoice of invoices) {
      const known = this.bills.get(invoice.id);
      // A change that waited for the bank and was given up: nothing was billed.
      if (!known && invoice.status === 'void' && invoice.billing_reason === 'subscription_update') {
        this.givenUp.add(invoice.id);
        continue;
      }
      const bill = known ?? this.open(invoice);
      this.bills.set(invoice.id, bill);
      this.settle(bill, invoice.status as Bill['status']);
    }
    const item = present?.items.data[0];
    if (!item) return;
    const { price } = this.period;
    this.period = { price, start: item.current_period_start, end: item.current_period_end };
  }

  private open({ id, billing_reason: reason, lines, parent }: Stripe.Invoice): Bill {
    const subscription = parent?.subscription_details?.subscription;
    const none = { price: 0, due: 0, credit: 0, worth: 0, refunded: 0, ofDays: 0 };
    const bill: Bill = { id, subscription, status: 'draft', ...none };
    const isTrial = lines.data.at(-1)?.description?.startsWith('Trial') ?? false;
    let unused = 0;
    if (reason === 'subscription_update' && this.change) {
      const { price, start, end } = this.period;
      unused = Math.round((price * (end - this.change.date)) / (end - start));
      this.plan = this.change.plan;
      this.planned = null;
      this.change = null;
    }
    if (reason === 'subscription_cycle' && this.planned) {
      this.plan = this.planned;
      this.planned = null;
    }
    const full = isTrial ? 0 : prices[this.plan];
    const price = this.coupon ? lessByHand(full, this.coupon) : full;
    if (!isTrial) this.coupon = null;
    // A plan can renew and be changed between two looks at the provider.
    const renewed = reason === 'subscription_update' ? undefined : lines.data.at(-1)?.period;
    this.period = { ...this.period, ...renewed, price };
    Object.assign(bill, { price, worth: price - unused });
    return bill;
  }

  private settle(bill: Bill, status: Bill['status']) {
    if (bill.status === status) return;
    if (bill.status === 'draft' && status !== 'void') {
      bill.due = Math.max(0, bill.worth - this.credit);
      bill.credit = bill.worth - bill.due;
      this.credit -= bill.credit;
    }
    if (status === 'void') this.credit += bill.credit;
    bill.status = status;
  }

  private get paidBills() {
    return [...this.bills.values()].filter(({ status }) => status === 'paid');
  }

  leftOf(id: string) {
    const bill = this.bills.get(id);
    return bill?.status === 'paid' ? bill.due - bill.refunded : 0;
  }

  get left() {
    return [...this.bills.keys()].reduce((sum, id) => sum + this.leftOf(id), 0);
  }

  /** A refund, of which as much as there is takes credit. */
  refund(id: string, amount: number) {
    const bill = this.bills.get(id);
    if (!bill) throw new Error(`There is no bill ${id}.`);
    bill.refunded += amount;
    const ofCredit = Math.min(amount, Math.max(0, this.credit));
    this.credit -= ofCredit;
    bill.ofDays += amount - ofCredit;
    this.gifts += amount - ofCredit;
  }

  /** Refunds an amount of the latest payments first. */
  refundLatest(amount: number, ids = [...this.bills.keys()].toReversed()) {
    let rest = amount;
    for (const id of ids) {
      const part = Math.min(rest, this.leftOf(id));
      if (part > 0) this.refund(id, part);
      rest -= part;
    }
    return amount - rest;
  }

  /** The place among the paid bills of the one that paid for the running period. */
  private placeOf(latest: string) {
    const bills = this.paidBills;
    if (this.givenUp.has(latest)) return bills.length - 1;
    return bills.findIndex(({ id }) => id === latest);
  }

  /** What the rest of the period is worth to someone who ends it now: what was paid for it and not refunded. */
  worthOfRest(latest: string, now: number) {
    const bills = this.paidBills;
    const at = this.placeOf(latest);
    if (at === -1) return 0;
    const { start, end } = this.period;
    const rest = Math.min(1, Math.max(0, (end - now) / (end - start)));
    return Math.floor(paidFor(bills, at) * rest + 0.0001);
  }

  /** A shorter plan, and any after days of the period that this bill paid for were refunded. */
  startsLater(plan: PlanId, latest: string) {
    const bills = this.paidBills;
    const at = this.placeOf(latest);
    const unrefunded = bills.map((bill) => ({ ...bill, ofDays: 0 }));
    return monthsOf[plan] < monthsOf[this.plan] || paidFor(bills, at) < paidFor(unrefunded, at);
  }

  get paid() {
    return this.paidBills.reduce((sum, { due }) => sum + due, 0);
  }

  get refunded() {
    return [...this.bills.values()].reduce((sum, { refunded }) => sum + refunded, 0);
  }

  /** Credit that lowers a bill which is not paid yet. No one has had anything for it. */
  get waiting() {
    return [...this.bills.values()]
      .filter(({ status }) => status === 'open')
      .reduce((sum, { credit }) => sum + credit, 0);
  }

  get chargeWaits() {
    return [...this.bills.values()].at(-1)?.status === 'draft';
  }

  get daysHad() {
    return this.paidBills.reduce((sum, { worth }) => sum + worth, 0) - this.gifts;
  }
}
