import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/announcements.ts';

export const messages: Translated<typeof en> = {
  title: 'Ankündigungen',
  about:
    'Schreib Mitgliedern in der App, und per E-Mail denen, die das möchten. Alle bekommen sie in ihrer Sprache, sonst in der Hauptsprache der Seite.',
  loading: 'Ankündigungen werden geladen ...',
  failed: 'Fehler beim Laden der Ankündigungen',
  again: 'Noch einmal versuchen',
  none: 'Noch nichts angekündigt.',
  more: 'Mehr anzeigen',
  write: 'Neue Ankündigung',
  language: 'Sprache des Textes',
  heading: 'Titel',
  text: 'Text',
  textAbout: 'Reiner Text. Eine leere Zeile beginnt einen Absatz.',
  segment: 'Wer sie bekommt',
  segmentLanguage: 'Sprache',
  everyone: 'Alle',
  country: 'Land',
  everywhere: 'Überall',
  tier: 'Mitgliedschaft',
  joinedSince: 'Dabei seit',
  activeDays: 'Aktiv in den letzten Tagen',
  activeAbout: 'Leer heißt: alle.',
  when: 'Senden am',
  whenAbout: 'Leer heißt: jetzt.',
  test: 'Test an mich',
  tested: 'Der Test ist in der App und in deinem Postfach.',
  send: 'Senden',
  stop: 'Stoppen',
  by: 'Geschrieben von',
  back: 'Von vorn',
  tiers: { all: 'Alle', free: 'Ohne Premium', premium: 'Mit Premium' },
  states: { scheduled: 'Geplant', sending: 'Wird gesendet', sent: 'Gesendet', stopped: 'Gestoppt' },
  counted: (members: string, mailed: string) =>
    `${members} Mitglieder bekommen sie, ${mailed} davon auch per E-Mail`,
  delivered: (delivered: string, counted: string, mailed: string) =>
    `An ${delivered} von ${counted} Mitgliedern zugestellt, ${mailed} auch per E-Mail`,
  sendTo: (count: string) => `An ${count} Mitglieder senden`,
};
