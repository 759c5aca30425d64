import { premiumUntil } from '../../server/src/areas/premium/subscriptions/premium-until.ts';
import { between, type Random } from '../random.ts';
import type { PopulationSettings } from '../settings.ts';
import type { AccountStatus } from './account.ts';
import { publicId } from './identifiers.ts';
import { type Course, followCourse } from './payment-ledger.ts';
import { firstPlanOf } from './payment-turns.ts';

/** What a member has bought, as the payment provider stores it. Its times are seconds. */
export interface Payments {
  /** Part of every id that the provider gave, so that ids need not be drawn one by one. */
  readonly key: string;
  readonly courses: readonly Course[];
}

const day = 86_400;
const shareOfBuyers = 0.114;
const shareOfReturning = 0.3;

/** Most buyers do so in their first weeks. */
const exponentialDelay = (random: Random, mean: number) =>
  Math.floor(-mean * Math.log(1 - random()));

export function createPayments(
  random: Random,
  joinedAt: number,
  status: AccountStatus,
  settings: PopulationSettings,
): Payments | null {
  if (random() >= shareOfBuyers) return null;
  const { prices } = settings.premium;
  const now = Math.floor(settings.now / 1000);
  const closedAt = status.since === null ? null : Math.floor(status.since / 1000);
  const last = Math.min(now, closedAt ?? Infinity) - 120;
  const key = publicId(random).slice(0, 20);
  const courses: Course[] = [];
  let at = Math.floor(joinedAt / 1000) + 300 + exponentialDelay(random, 25 * day);
  while (at < last) {
    const plan = firstPlanOf(random);
    const course = followCourse({ at, plan }, { random, prices, now, closedAt });
    courses.push(course);
    const { endedAt } = course;
    if (endedAt === null || random() >= shareOfReturning) break;
    // After the refunds of the last one.
    at = endedAt + between(random, 12, 20) * day + exponentialDelay(random, 50 * day);
  }
  return courses.length > 0 ? { key, courses } : null;
}

const toDate = (seconds: number) => new Date(seconds * 1000);

/** The time until which a subscription gives premium, as the service calculates it. */
export const endOfPremium = (course: Course, { premium }: PopulationSettings) =>
  premiumUntil(
    {
      status: course.status,
      periodStart: toDate(course.start),
      periodEnd: toDate(course.end),
      cancelAtPeriodEnd: course.stopped,
      endedAt: course.endedAt === null ? null : toDate(course.endedAt),
      trialEnd: null,
    },
    premium.graceDays,
  );
