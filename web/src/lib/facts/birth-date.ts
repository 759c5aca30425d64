import { minimumAge } from '@kindred/contract/members';
import { ageOn } from './age.ts';
import { messages as m } from '#texts/birth-date.ts';

export type DayPart = 'day' | 'month' | 'year';
type Parts = Record<DayPart, string>;

export function splitDay(day: string): Parts {
  const [year = '', month = '', date = ''] = day.split('-');
  return { day: date, month, year };
}

/** As typed, which need not be a date. Empty if nothing was. */
export const joinDay = ({ day, month, year }: Parts) =>
  day || month || year ? `${year}-${month}-${day}` : '';

/** A typed day as YYYY-MM-DD. */
export function isoDay(typed: string): string {
  const { day, month, year } = splitDay(typed);
  return joinDay({
    year,
    month: month && month.padStart(2, '0'),
    day: day && day.padStart(2, '0'),
  });
}

/** The order in which a language writes a date: 31.12. or 12/31. */
export function partOrder(language?: string): DayPart[] {
  const written = new Intl.DateTimeFormat(language).formatToParts(new Date());
  return written
    .map(({ type }) => type)
    .filter((type): type is DayPart => type === 'day' || type === 'month' || type === 'year');
}

/** The error in the birthday of a person who wants an account. */
export function adultBirthDate(typed: string): string | null {
  const { day, month, year } = splitDay(typed);
  if (!day || !month || !year) return m.incomplete;
  const age = ageOn(isoDay(typed), new Date());
  if (!isInCalendar(isoDay(typed)) || Number.isNaN(age) || age < 0 || age > 120)
    return m.implausible;
  return age < minimumAge ? m.tooYoung({ age: minimumAge }) : null;
}

/** Whether it is a real birthday, but of a person under age. */
export const isUnderAge = (typed: string) =>
  adultBirthDate(typed) === m.tooYoung({ age: minimumAge });

/** There is no 31 February. */
function isInCalendar(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
