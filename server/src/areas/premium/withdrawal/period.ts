import { withdrawalDays } from '@kindred/contract/premium/withdrawal';
import { dayIn } from '@kindred/contract/day-in';

const saturday = 6;
const sunday = 0;

/**
 * The last day, YYYY-MM-DD in the operator's time zone, on which a contract can be withdrawn from. The day on which it was
 * concluded doesn't count, and a period that would end on a weekend ends on the Monday after it (Regulation (EEC) 1182/71).
 */
export function lastDayToWithdraw(timeZone: string, concludedAt: Date) {
  const day = new Date(`${dayIn(timeZone, concludedAt)}T00:00:00Z`);
  const move = (days: number) => day.setUTCDate(day.getUTCDate() + days);
  move(withdrawalDays);
  if (day.getUTCDay() === saturday) move(2);
  if (day.getUTCDay() === sunday) move(1);
  return day.toISOString().slice(0, 10);
}

/** Whether that day is not over. */
export const isWithdrawable = (timeZone: string, concludedAt: Date, now: Date) =>
  dayIn(timeZone, now) <= lastDayToWithdraw(timeZone, concludedAt);
