import { dayIn } from '@kindred/contract/day-in';
import { config } from '../calls/config.ts';
import { comma } from '#texts/language.ts';
import { readersLocale } from './locale.ts';

const day = 86_400_000;
const minus = '\u2212';

/** A date in the reader's format and time zone. */
export function formatDate(
  value: string | number,
  options: Intl.DateTimeFormatOptions = {},
  locale: string = readersLocale,
): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...options }).format(
    new Date(value),
  );
}

/** The day of a time in the time zone of the service, which its mails name too: of a payment, or of the end of something. */
export const formatSiteDate = (time: string | number, options: Intl.DateTimeFormatOptions = {}) =>
  formatDate(time, { timeZone: config.timeZone, ...options });

/** A day such as 2026-12-27, which is the same day in every time zone. */
export const formatDay = (date: string) => formatDate(date, { timeZone: 'UTC', dateStyle: 'long' });

/** The day in so many days, in the time zone of the service. */
export const dayAfter = (days: number) => dayIn(config.timeZone, Date.now() + days * day);

export const today = () => dayAfter(0);

/** A number in the reader's format. The hyphen that many languages have for a minus would be lost beside a figure. */
export function formatNumber(
  value: number,
  options: Intl.NumberFormatOptions = {},
  locale: string = readersLocale,
): string {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(value);
  return parts
    .map((part) => (part.type === 'minusSign' ? part.value.replace('-', minus) : part.value))
    .join('');
}

/** A percentage such as 12.5 in the reader's format: `12.5%`, or `12,5 %`. */
export const formatPercent = (
  percent: number,
  options?: Intl.NumberFormatOptions,
  locale?: string,
) =>
  formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2, ...options }, locale);

/** Facts of one kind in a row, without those that there are not. */
export const commaList = (items: readonly (string | number | null | undefined | false)[]) =>
  items.filter(Boolean).join(comma);

/** The first letter in upper case, as the specification shows a gender: 'not-specified' becomes 'Not-specified'. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
