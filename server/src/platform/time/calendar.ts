/** The current day, YYYY-MM-DD, in the operator's time zone. */
export function dayIn(timeZone: string, time: Date) {
  return formatter(timeZone).format(time);
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
