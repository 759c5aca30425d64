import { sanctionKinds, sanctions } from '@kindred/contract/desk/sanctions';
import { decisionTexts } from '@kindred/contract/texts/de/decisions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-keys.ts';

const sanctionKeys = sanctions.flatMap((sanction) => {
  const { key } = sanctionKinds[sanction];
  return key ? [[key.toUpperCase(), decisionTexts[sanction].start] as const] : [];
});

export const messages: Translated<typeof en> = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  /** Keys that belong together, in the order in which a case is worked on. */
  groups: [
    [
      'Warteschlange',
      [
        ['J, K', 'Nächster Fall, vorheriger Fall'],
        ['/', 'Filter'],
      ],
    ],
    [
      'Belege',
      [
        ['V', 'Unscharfe Fotos zeigen'],
        ['1–9', 'Alle Meldungen einer Gruppe'],
        ['L', 'Lebensgefahr'],
      ],
    ],
    [
      'Entscheidung',
      [
        ['D', 'Abweisen oder erledigen'],
        ...sanctionKeys,
        ['Enter', 'Bestätigen'],
        ['Strg+Enter', 'Aus einem Feld heraus bestätigen oder senden'],
        ['U', 'Rückgängig'],
      ],
    ],
    [
      'Team',
      [
        ['A', 'Mir zuweisen, Fall abnehmen'],
        ['E', 'Eskalieren'],
        ['R', 'Antworten'],
        ['N', 'Notiz'],
      ],
    ],
    [
      'Überall',
      [
        ['Esc', 'Ein Feld verlassen, dann abbrechen'],
        ['Strg+K', 'Seiten, Befehle und Personen'],
        ['?', 'Diese Liste'],
      ],
    ],
  ],
};
