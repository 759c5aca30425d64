const two = (value: number) => String(value).padStart(2, '0');

/** A day counts to its end, in the time zone of the member of staff. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59`);

/** The day of this time in the time zone of the member of staff, in the format of a date field. */
export function dayOf(time: Date) {
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** The last day whose end is at most this many days away, in the format of a date field. */
export function latestDay(now: number, days: number) {
  const end = new Date(now);
  end.setDate(end.getDate() + days - 1);
  return dayOf(end);
}

/** The end of premium given by staff, if it is after this time. A subscription can last longer. */
export function grantedUntil(grants: readonly { endsAt: string }[], time: number) {
  const end = grants
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1);
  return end && Date.parse(end) > time ? end : null;
}
