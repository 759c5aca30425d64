// web/src/lib/facts/full-name.ts
/** First and last name, else the name, else null. */
function fullName({ firstName, lastName, name }) {
  return [firstName, lastName].filter(Boolean).join(' ') || name || null;
}
/** The first letter as readers count letters, which can be several characters, as a capital. */
function initial(name) {
  return (new Intl.Segmenter().segment(name).containing(0)?.segment ?? '').toUpperCase();
}
export { initial as n, fullName as t };
