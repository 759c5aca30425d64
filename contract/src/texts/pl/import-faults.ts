import type { LineFault } from '../../imports/outcomes.ts';

/** What is wrong with a line of a file that is imported. */
export const importFaults: Readonly<Record<LineFault, string>> = {
  quotes: 'Cudzysłów nie jest zamknięty.',
  columns: 'Wiersz ma więcej kolumn niż nagłówki.',
  'email-missing': 'Brakuje adresu e-mail.',
  'email-invalid': 'To nie jest adres e-mail.',
  'email-throw-away': 'To jednorazowy adres e-mail.',
  'date-invalid':
    'Tej daty nie można odczytać w wybranej kolejności albo nie może być datą urodzenia. Osoba dostanie zaproszenie bez niej.',
  'too-young': 'Osoba ma mniej niż 18 lat.',
  'too-long': 'Tekst jest za długi. Osoba dostanie zaproszenie bez niego.',
  'not-visible': 'Tekst ma niewidoczne znaki. Osoba dostanie zaproszenie bez niego.',
  'country-unknown': 'Brakuje kraju lub nie jest znany. Osoba dostanie zaproszenie bez miejsca.',
  'city-unknown': 'To miasto nie jest znane w tym kraju. Osoba dostanie zaproszenie bez miejsca.',
  'interest-unknown': 'Tego zainteresowania nie ma na liście. Zostanie pominięte.',
  'seeking-unknown': 'Nie wiadomo, kogo szuka ta osoba. Wartość zostanie pominięta.',
  'language-unknown': 'Tego języka tu nie ma. Użyjemy domyślnego.',
  'is-member': 'Ten adres e-mail ma już konto.',
  'is-invited': 'Ten adres e-mail ma już zaproszenie.',
  'is-duplicate': 'Wcześniejszy wiersz ma ten sam adres e-mail.',
  'is-refused': 'Tego adresu e-mail nie można zaprosić.',
};
