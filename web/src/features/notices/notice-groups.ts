import type { Notice } from '@kindred/contract/notices';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/notices.ts';

export type NoticeDay = keyof typeof m.days;

export interface NoticeGroup {
  readonly day: NoticeDay;
  readonly notices: readonly Notice[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Calendar days of the reader between a time and now. Rounded, as a day can have 23 or 25 hours. */
function daysSince(time: string, now: number) {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return Math.round((midnight(now) - midnight(Date.parse(time))) / dayMs);
}

function dayOf({ createdAt }: Notice, now: number): NoticeDay {
  const days = daysSince(createdAt, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'earlier';
}

/** What becomes one row within a day: notices of one kind about one person, or about how many people there are. */
function rowOf({ _id: id, kind, about, createdAt }: Notice, now: number) {
  const day = daysSince(createdAt, now);
  if ('memberId' in about) return `${day} ${kind} ${about.memberId}`;
  return 'count' in about ? `${day} ${kind}` : id;
}

/** The latest stands for the others. Numbers of people are added; the one of a person's unread messages has them all. */
function withEarlier(latest: Notice, earlier: Notice): Notice {
  const read = latest.read && earlier.read;
  if (latest.kind !== 'like' || earlier.kind !== 'like') return { ...latest, read };
  const about = { ...latest.about, count: latest.about.count + earlier.about.count };
  return { ...latest, read, about };
}

/** Notices by day, the latest first, with one row for what belongs together. */
export function groupNotices(notices: readonly Notice[], now = Date.now()): NoticeGroup[] {
  const rows = new Map<string, Notice>();
  for (const notice of notices) {
    const row = rowOf(notice, now);
    const latest = rows.get(row);
    rows.set(row, latest ? withEarlier(latest, notice) : notice);
  }
  const days = Map.groupBy(rows.values(), (notice) => dayOf(notice, now));
  return [...days].map(([day, group]) => ({ day, notices: group }));
}

/** How long ago it was today, the time of yesterday, the day of this week, or the date. */
export function noticeTime(notice: Notice, now = Date.now()) {
  const { createdAt } = notice;
  const day = dayOf(notice, now);
  if (day === 'yesterday')
    return formatDate(createdAt, { dateStyle: undefined, timeStyle: 'short' });
  if (day === 'week') return formatDate(createdAt, { dateStyle: undefined, weekday: 'long' });
  if (day === 'earlier') return formatDate(createdAt);
  const past = now - Date.parse(createdAt);
  if (past < minuteMs) return m.justNow;
  if (past < hourMs) return m.minutesAgo({ minutes: Math.floor(past / minuteMs) });
  return m.hoursAgo({ hours: Math.floor(past / hourMs) });
}
