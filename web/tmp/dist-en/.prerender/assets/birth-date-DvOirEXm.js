// web/src/lib/facts/age.ts
/** Full years on this day, for a day written YYYY-MM-DD; not a number for anything else. */
function ageOn(birthDate, today) {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(birthDate) ?? []).map(Number);
  if (!year || !month || !day) return NaN;
  const months = today.getMonth() + 1 - month;
  const before = months < 0 || (months === 0 && today.getDate() < day);
  return today.getFullYear() - year - (before ? 1 : 0);
}
// web/src/texts/en/birth-date.ts
var messages = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  incomplete: 'Enter day, month and year.',
  implausible: 'Check this date.',
  tooYoung: (age) => `You must be ${age} or older to have an account.`,
};
// web/src/lib/facts/birth-date.ts
function splitDay(day) {
  const [year = '', month = '', date = ''] = day.split('-');
  return {
    day: date,
    month,
    year,
  };
}
/** As typed, which need not be a date. Empty if nothing was. */
var joinDay = ({ day, month, year }) => (day || month || year ? `${year}-${month}-${day}` : '');
/** A typed day as YYYY-MM-DD. */
function isoDay(typed) {
  const { day, month, year } = splitDay(typed);
  return joinDay({
    year,
    month: month && month.padStart(2, '0'),
    day: day && day.padStart(2, '0'),
  });
}
/** The order in which a language writes a date: 31.12. or 12/31. */
function partOrder(language) {
  return new Intl.DateTimeFormat(language)
    .formatToParts(/* @__PURE__ */ new Date())
    .map(({ type }) => type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year');
}
/** The error in the birthday of a person who wants an account. */
function adultBirthDate(typed) {
  const { day, month, year } = splitDay(typed);
  if (!day || !month || !year) return messages.incomplete;
  const age = ageOn(isoDay(typed), /* @__PURE__ */ new Date());
  if (!isInCalendar(isoDay(typed)) || Number.isNaN(age) || age < 0 || age > 120)
    return messages.implausible;
  return age < 18 ? messages.tooYoung(18) : null;
}
/** Whether it is a real birthday, but of a person under age. */
var isUnderAge = (typed) => adultBirthDate(typed) === messages.tooYoung(18);
/** There is no 31 February. */
function isInCalendar(day) {
  const date = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
export {
  partOrder as a,
  ageOn as c,
  joinDay as i,
  isUnderAge as n,
  splitDay as o,
  isoDay as r,
  messages as s,
  adultBirthDate as t,
};
