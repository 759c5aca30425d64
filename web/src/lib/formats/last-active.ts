import { messages } from '#texts/shell.ts';
import { formatDate } from './formats.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long ago a member was last active, in the words of section 4 of the specification. */
export function lastActiveText(value: string | null | undefined, now = Date.now()): string {
  const { lastActive: words } = messages;
  const time = Date.parse(value ?? '');
  if (Number.isNaN(time)) return words.never;
  const hours = Math.floor((now - time) / hour);
  if (hours < 1) return words.justNow;
  if (hours < 24) return words.hoursAgo({ hours });
  if (hours < 168) return words.daysAgo({ days: Math.floor(hours / 24) });
  return formatDate(time);
}

/** The same for members who look at each other: relative also later on, as a date says less there. */
export function activeText(value: string, now = Date.now()): string {
  const { active: m } = messages;
  const since = now - Date.parse(value);
  if (since < hour) return m.justNow;
  if (since < 7 * day) return m.when({ ago: lastActiveText(value, now) });
  if (since < 14 * day)
    return m.when({ ago: messages.lastActive.daysAgo({ days: Math.floor(since / day) }) });
  return since < 30 * day ? m.lastMonth : m.earlier;
}
