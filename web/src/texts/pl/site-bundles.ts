import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-bundles.ts';

export const messages: Translated<typeof en> = {
  title: 'Zacznij od pakietu',
  about:
    'Kolory, pierwsze słowa strony głównej i własne pola dla niszy. Trafia do szkicu i nie usuwa niczego twojego.',
  start: 'Obejrzyj',
  startWith: (title: string) => `Obejrzyj: ${title}`,
  ask: (title: string) => `Dodać „${title}” do szkicu?`,
  keeps:
    'To, co zostało przez ciebie wybrane, napisane lub dodane, pozostaje bez zmian. Potem możesz zmienić wszystko.',
  changes: 'Zmiany w szkicu',
  add: 'Dodaj do szkicu',
  nothing: 'Wszystko z niego jest już w szkicu.',
  done: (title: string) => `„${title}” jest w szkicu.`,
  sensitive: (names: string) =>
    `Wrażliwe, z osobną zgodą: ${names}. Można zostawić je puste, a zespół ich nie widzi.`,
};
