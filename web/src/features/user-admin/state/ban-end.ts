import { banDays } from '@kindred/contract/user-admin/ban-lengths';
import { endOfDay } from '../../../lib/formats/end-of-day.ts';

export const banLengths = [...banDays, 'date', 'permanent'] as const;

export interface BanLength {
  days: (typeof banLengths)[number];
  /** The last day of the ban, if a date is chosen. */
  date: string;
}

const day = 86_400_000;

/** The end of a ban; undefined if it has none, null until a valid date is entered. */
export function banEnd({ days, date }: BanLength, now: number): string | undefined | null {
  if (days === 'permanent') return undefined;
  if (days !== 'date') return new Date(now + Number(days) * day).toISOString();
  if (!date) return null;
  const end = endOfDay(date);
  return end.getTime() > now ? end.toISOString() : null;
}
