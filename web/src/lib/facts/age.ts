/** Full years on this day, for a day written YYYY-MM-DD; not a number for anything else. */
export function ageOn(birthDate: string, today: Date): number {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(birthDate) ?? []).map(Number);
  if (!year || !month || !day) return Number.NaN;
  const months = today.getMonth() + 1 - month;
  const before = months < 0 || (months === 0 && today.getDate() < day);
  return today.getFullYear() - year - (before ? 1 : 0);
}
