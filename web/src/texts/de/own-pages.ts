import type { messages as en } from '../en/own-pages.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Die Seite wird geladen …',
  failed: 'Die Seite konnte nicht geladen werden',
  again: 'Neu laden',
  missing: 'Diese Seite gibt es nicht',
  missingText: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde entfernt.',
  home: 'Zur Startseite',
  bindingFrom: (day) => `Mitglieder stimmen dieser Seite zu. Diese Fassung gilt ab dem ${day}.`,
  bindingSince: (day) => `Mitglieder stimmen dieser Seite zu. Diese Fassung gilt seit dem ${day}.`,
};
