import type { Clause } from '../../desk/grounds.ts';

/** The clauses of the terms, by their names in statements of reasons. */
export const clauseWords: Readonly<Record<Clause, string>> = {
  respect: 'Okazuj szacunek. Nękanie, groźby i nienawiść nie mają tu miejsca.',
  consent: 'Nie wysyłaj treści seksualnych, o które druga osoba nie prosiła.',
  'real-person': 'Bądź sobą. Fałszywe konta i podszywanie się pod kogoś innego są niedozwolone.',
  'own-photos': 'Pokaż siebie. Zdjęcia innych osób są niedozwolone.',
  'adults-only': 'Użytkownicy mają co najmniej 18 lat.',
  'intimate-pictures': 'Żadnych intymnych zdjęć osób, które nie wyraziły zgody.',
  'no-nudity': 'Żadnej nagości i zdjęć o charakterze seksualnym.',
  'no-money': 'Nie proś o pieniądze i nie oferuj ich.',
  'no-spam': 'Żadnych reklam, sprzedaży ani danych kontaktowych firm.',
  safety: 'Nie narażaj nikogo na niebezpieczeństwo.',
  'honest-reports': 'Zgłaszaj to, co się wydarzyło. Zmyślone zgłoszenia są niedozwolone.',
};

/** The text of a clause; for a clause that is no longer in the terms, its name. */
export const clauseTexts = (name: string | null): string =>
  (clauseWords as Readonly<Record<string, string>>)[name ?? ''] ?? name ?? '';
