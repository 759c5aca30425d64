import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': 'Nie znaleźliśmy tego zdjęcia w naszym serwisie.',
  'not-intimate': 'Zdjęcie, które znaleźliśmy, nie jest intymne.',
  'self-published': 'Zdjęcie, które znaleźliśmy, opublikowała tu osoba, która na nim jest.',
  'other-person': 'Zdjęcie, które znaleźliśmy, pokazuje kogoś innego.',
  'not-authorized': 'Nie wiemy, czy możesz prosić w imieniu osoby na zdjęciu.',
  'not-enough':
    'To, co wiemy, nie wystarczyło, żeby znaleźć zdjęcie. Możesz wysłać nowy wniosek z dodatkowymi informacjami.',
};
