const minute = 60_000;
const day = 24 * 60;

interface Quiet {
  readonly time_zone: string | null;
  readonly quiet_from: number | null;
  readonly quiet_to: number | null;
}

/** When the quiet hours of a member end, if it is quiet now. They may go past midnight. */
export function quietUntil(
  { time_zone, quiet_from: from, quiet_to: to }: Quiet,
  now: Date,
  serviceZone: string,
) {
  if (from === null || to === null) return null;
  const time = minuteOfDay(now, time_zone ?? serviceZone);
  const since = (time - from + day) % day;
  const length = (to - from + day) % day;
  if (since >= length) return null;
  const left = (length - since) * minute;
  return new Date(Math.floor(now.getTime() / minute) * minute + left);
}

/** Making one takes longer than using it, and there are only as many as time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string) {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone,
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function minuteOfDay(time: Date, timeZone: string) {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return (parts['hour'] ?? 0) * 60 + (parts['minute'] ?? 0);
}
