// Here the long name has a qualifier that no resident would write.
const shortNamed = new Set(['HK', 'MO', 'PS']);

/** Names countries in a language by their code. What is no code stays as it is. */
export function nameCountriesIn(tag: string): (code: string) => string {
  const long = new Intl.DisplayNames([tag], { type: 'region', style: 'long' });
  const short = new Intl.DisplayNames([tag], { type: 'region', style: 'short' });
  return (code) =>
    (/^[A-Z]{2}$/.test(code) && (shortNamed.has(code) ? short : long).of(code)) || code;
}

/** Lists countries by their codes, in the order of their names. */
export function listCountriesIn(tag: string): (codes: readonly string[]) => string {
  const name = nameCountriesIn(tag);
  const list = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' });
  const order = new Intl.Collator(tag);
  return (codes) => list.format(codes.map(name).toSorted(order.compare));
}
