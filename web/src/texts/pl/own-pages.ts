import type { messages as en } from '../en/own-pages.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Wczytywanie strony…',
  failed: 'Nie udało się wczytać strony',
  again: 'Spróbuj ponownie',
  missing: 'Nie ma takiej strony',
  missingText: 'Może w adresie jest błąd albo strona została usunięta.',
  home: 'Na stronę główną',
  bindingFrom: (day) =>
    `Tę stronę akceptują wszyscy, którzy się rejestrują. Ta wersja zacznie obowiązywać ${day}.`,
  bindingSince: (day) =>
    `Tę stronę akceptują wszyscy, którzy się rejestrują. Ta wersja obowiązuje od dnia ${day}.`,
};
