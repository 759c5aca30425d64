/** The day of a time, YYYY-MM-DD, in this time zone. */
export function dayIn(timeZone: string, time: Date | string | number) {
  return formatter(timeZone).format(new Date(time));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(timeZone: string) {
  const known = formatters.get(timeZone);
  if (known) return known;
  // Swedish writes days the way the standard does.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  formatters.set(timeZone, made);
  return made;
}
