import { formatDate } from '../../lib/formats/formats.ts';
import { messages } from '#texts/chat.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in as few letters as fit into a row; later the date. */
export function agoText(time: string, now = Date.now()): string {
  const { ago: m } = messages;
  const since = now - Date.parse(time);
  if (since < minute) return m.now;
  if (since < hour) return m.minutes({ count: Math.floor(since / minute) });
  if (since < day) return m.hours({ count: Math.floor(since / hour) });
  if (since < 7 * day) return m.days({ count: Math.floor(since / day) });
  return formatDate(time, { dateStyle: undefined, month: 'short', day: 'numeric' });
}

/** The day of a message, as a heading. */
export function dayText(time: string, now = Date.now()): string {
  const { day: m } = messages;
  const days = Math.round((startOfDay(now) - startOfDay(Date.parse(time))) / day);
  if (days === 0) return m.today;
  if (days === 1) return m.yesterday;
  return formatDate(time, { dateStyle: 'full' });
}

export const isSameDay = (one: string, other: string) =>
  startOfDay(Date.parse(one)) === startOfDay(Date.parse(other));

function startOfDay(time: number): number {
  const date = new Date(time);
  return date.setHours(0, 0, 0, 0);
}

export const clockText = (time: string) =>
  formatDate(time, { dateStyle: undefined, timeStyle: 'short' });
