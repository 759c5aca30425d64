import { type PlanId, monthsOf } from '../../contract/src/premium/plans.ts';
import { periodEndAfter } from '../../sandbox/subscriptions/periods.ts';
import type { Random } from '../random.ts';
import { type Turn, turnIn } from './payment-turns.ts';

type Prices = Readonly<Record<PlanId, number>>;

/** An action of the member or a timed event, in seconds, to be repeated at the provider. */
export type Deed =
  | { readonly at: number; readonly kind: 'subscribe' | 'change' | 'plan'; readonly plan: PlanId }
  | { readonly at: number; readonly kind: 'stop' | 'break card' | 'replace card' }
  | {
      readonly at: number;
      readonly kind: 'refund';
      readonly invoice: number;
      readonly amount: number;
    };

export interface InvoiceOfCourse {
  readonly plan: PlanId;
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly createdAt: number;
  readonly start: number;
  readonly end: number;
  readonly total: number;
  status: 'draft' | 'open' | 'paid';
  paid: number;
  paidAt: number | null;
  attempts: number;
  nextAttempt: number | null;
  refund: { readonly at: number; readonly amount: number } | null;
}

/** One subscription as the provider would keep it. */
export interface Course {
  plan: PlanId;
  /** It starts with the next period. */
  planned: PlanId | null;
  status: 'active' | 'past_due' | 'canceled';
  readonly createdAt: number;
  changedAt: number;
  start: number;
  end: number;
  stopped: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  readonly invoices: InvoiceOfCourse[];
  readonly deeds: Deed[];
}

interface GrantedPeriod {
  readonly random: Random;
  readonly prices: Prices;
  readonly now: number;
  /** When the account was closed, which stops the renewal. */
  readonly closedAt: number | null;
}

const hour = 3600;
const day = 24 * hour;
const retries = [3 * day, 5 * day, 7 * day];

const recurring = {
  monthly: { interval: 'month', interval_count: 1 },
  quarterly: { interval: 'month', interval_count: 3 },
  annual: { interval: 'year', interval_count: 1 },
} as const;

const endAfter = (anchor: number, plan: PlanId, time: number) =>
  periodEndAfter(anchor, recurring[plan] as Parameters<typeof periodEndAfter>[1], time);

/** Simulates a subscription from its purchase until now, as the sandbox would bill it. */
export function followCourse(first: { at: number; plan: PlanId }, given: GrantedPeriod) {
  const { random, now } = given;
  const course: Course = {
    plan: first.plan,
    planned: null,
    status: 'active',
    createdAt: first.at,
    changedAt: first.at,
    start: first.at,
    end: endAfter(first.at, first.plan, first.at),
    stopped: false,
    canceledAt: null,
    endedAt: null,
    invoices: [],
    deeds: [{ at: first.at, kind: 'subscribe', plan: first.plan }],
  };
  const ledger = { course, given, anchor: first.at };
  bill(ledger, 'subscription_create', given.prices[first.plan], first.at);
  settle(ledger, first.at);
  while (course.endedAt === null) {
    const turn = turnBeforeClosing(ledger, turnIn(random, course.plan));
    const at = 'share' in turn ? timeOf(course, turn.share) : 0;
    if (at > now) break;
    if (turn.kind === 'is stopped') stop(ledger, at);
    const later = turn.kind === 'is changed' && startsLater(ledger, turn.plan);
    if (turn.kind === 'is changed') (later ? planLater : change)(ledger, at, turn.plan);
    if (turn.kind === 'is not paid') course.deeds.push({ at, kind: 'break card' });
    if (turn.kind === 'is changed' && !later) continue;
    if (course.end > now) break;
    if (course.stopped) endAt(ledger, course.end);
    else if (!renew(ledger, turn)) break;
  }
  for (const [index, invoice] of course.invoices.entries()) giveBack(ledger, invoice, index);
  course.deeds.sort((one, other) => one.at - other.at);
  return course;
}

/** Within the current period, when everything before is settled. */
function timeOf({ start, end, changedAt }: Course, share: number) {
  const from = Math.max(start, changedAt) + hour;
  return Math.floor(from + share * (end - hour - from));
}

interface Ledger {
  readonly course: Course;
  readonly given: GrantedPeriod;
  anchor: number;
}

/** The account is closed in this period: the subscription stops then. */
function turnBeforeClosing({ course, given: { closedAt } }: Ledger, turn: Turn): Turn {
  if (closedAt === null || closedAt >= course.end - hour) return turn;
  const from = Math.max(course.start, course.changedAt) + hour;
  const share = (closedAt - from) / (course.end - hour - from);
  return { kind: 'is stopped', share: Math.min(1, Math.max(0, share)) };
}

function bill(
  { course }: Ledger,
  reason: InvoiceOfCourse['reason'],
  total: number,
  createdAt: number,
) {
  course.invoices.push({
    plan: course.plan,
    reason,
    createdAt,
    start: course.start,
    end: course.end,
    total,
    status: 'draft',
    paid: 0,
    paidAt: null,
    attempts: 0,
    nextAttempt: null,
    refund: null,
  });
}

/** Charges the card. */
function settle({ course }: Ledger, at: number, cardPays = true) {
  const invoice = course.invoices.at(-1);
  if (!invoice) return true;
  const { total } = invoice;
  invoice.attempts = total > 0 ? 1 : 0;
  invoice.status = cardPays || total === 0 ? 'paid' : 'open';
  if (invoice.status === 'open') return false;
  Object.assign(invoice, { paid: total, paidAt: at });
  return true;
}

function stop({ course }: Ledger, at: number) {
  course.deeds.push({ at, kind: 'stop' });
  Object.assign(course, { stopped: true, canceledAt: at, changedAt: at });
}

/** This is the rule of the service. */
const startsLater = ({ course, given: { prices } }: Ledger, plan: PlanId) =>
  monthsOf[plan] < monthsOf[course.plan] || prices[plan] < prices[course.plan];

function planLater({ course }: Ledger, at: number, plan: PlanId) {
  course.deeds.push({ at, kind: 'plan', plan });
  Object.assign(course, { planned: plan, changedAt: at });
}

/** Another plan starts its own period immediately, less what is unused of the old one. */
function change(ledger: Ledger, at: number, plan: PlanId) {
  const { course, given } = ledger;
  const { start, end } = course;
  const unused = Math.min(1, (end - at) / (end - start));
  const credit = Math.round(given.prices[course.plan] * unused);
  course.deeds.push({ at, kind: 'change', plan });
  ledger.anchor = at;
  Object.assign(course, { plan, start: at, end: endAfter(at, plan, at), changedAt: at });
  bill(ledger, 'subscription_update', given.prices[plan] - credit, at);
  settle(ledger, at);
}

function endAt({ course }: Ledger, at: number) {
  course.canceledAt ??= at;
  Object.assign(course, { status: 'canceled', endedAt: at, changedAt: at });
}

/** False when the rest is in the future. */
function renew(ledger: Ledger, turn: Turn): boolean {
  const { course, given } = ledger;
  const at = course.end;
  if (course.planned) ledger.anchor = at;
  Object.assign(course, {
    plan: course.planned ?? course.plan,
    planned: null,
  });
  Object.assign(course, {
    start: at,
    end: endAfter(ledger.anchor, course.plan, at),
    changedAt: at,
  });
  bill(ledger, 'subscription_cycle', given.prices[course.plan], at);
  const invoice = course.invoices.at(-1);
  const charged = at + hour;
  if (charged > given.now) {
    if (invoice) invoice.nextAttempt = charged;
    return false;
  }
  if (settle(ledger, charged, turn.kind !== 'is not paid') || !invoice) {
    // Nothing was due, and the card is replaced before it is charged.
    if (turn.kind === 'is not paid' && charged + 60 <= given.now)
      course.deeds.push({ at: charged + 60, kind: 'replace card' });
    return true;
  }
  return collectLate(ledger, invoice, charged, 'replacedAfter' in turn ? turn.replacedAfter : null);
}

function collectLate(
  ledger: Ledger,
  invoice: InvoiceOfCourse,
  charged: number,
  replacedAfter: number | null,
) {
  const { course, given } = ledger;
  const replaced = replacedAfter === null ? Infinity : charged + replacedAfter;
  const tried = retries.filter((after) => charged + after <= Math.min(given.now, replaced));
  Object.assign(course, { status: 'past_due', changedAt: charged });
  invoice.attempts += tried.length;
  if (replaced <= given.now) {
    course.deeds.push({ at: replaced, kind: 'replace card' });
    Object.assign(invoice, { status: 'paid', paid: invoice.total, paidAt: replaced });
    Object.assign(course, { status: 'active', changedAt: replaced });
    return true;
  }
  const next = retries[tried.length];
  if (next === undefined) endAt(ledger, charged + (retries.at(-1) ?? 0));
  else invoice.nextAttempt = charged + next;
  return false;
}

/** Support refunds some payments within days, in part or in full. */
function giveBack(
  { course, given: { random, now } }: Ledger,
  invoice: InvoiceOfCourse,
  index: number,
) {
  if (random() >= 0.02 || invoice.paidAt === null || invoice.paid === 0) return;
  const at = invoice.paidAt + 2 * hour + Math.floor(random() * 9 * day);
  const amount = random() < 0.6 ? invoice.paid : Math.max(1, Math.floor(invoice.paid * random()));
  if (at > now) return;
  invoice.refund = { at, amount };
  course.deeds.push({ at, kind: 'refund', invoice: index, amount });
}
