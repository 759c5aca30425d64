import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/commands.ts';

export const messages: Translated<typeof en> = {
  title: 'Befehle und Personen',
  field: 'Seite, Befehl oder Person',
  hint: 'Ein Name, eine E-Mail-Adresse, eine ID oder ein Befehl',
  close: 'Schließen',
  groups: {
    recent: 'Zuletzt',
    pages: 'Seiten',
    actions: 'Befehle',
    cases: 'Fälle und Meldungen',
    people: 'Personen',
  },
  case: (id: string) => `Fall ${id}`,
  report: (id: string) => `Meldung ${id}`,
  closed: 'Geschlossen',
  results: 'Ergebnisse',
  scheme: {
    light: 'Helle Darstellung',
    dark: 'Dunkle Darstellung',
    auto: 'Darstellung wie mein Gerät',
  },
  nextCase: 'Nächsten Fall öffnen',
  aroundDesk: 'Rund um die Moderation',
  desk: 'Moderation',
  searching: 'Wird gesucht …',
  none: 'Nichts gefunden. Versuch ein anderes Wort.',
  failed: 'Die Suche hat nicht geklappt. Versuch es noch einmal.',
  found: (count: number) => plural(count, { one: '1 Ergebnis', other: `${count} Ergebnisse` }),
};
