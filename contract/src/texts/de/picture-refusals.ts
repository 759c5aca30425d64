import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': 'Wir haben es auf dieser Seite nicht gefunden.',
  'not-intimate': 'Das Bild, das wir gefunden haben, ist nicht intim.',
  'self-published':
    'Das Bild, das wir gefunden haben, hat die gezeigte Person hier selbst veröffentlicht.',
  'other-person': 'Das Bild, das wir gefunden haben, zeigt jemand anderes.',
  'not-authorized': 'Wir konnten nicht erkennen, dass du für die gezeigte Person sprechen darfst.',
  'not-enough':
    'Was wir wissen, reichte nicht, um das Bild zu finden. Du kannst einen neuen Antrag mit mehr Angaben schicken.',
};
