import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-setup-link.ts';

export const messages: Translated<typeof en> = {
  start: 'Einrichtung beginnen',
  goOn: (done: number, all: number) => `Einrichtung fortsetzen, ${done} von ${all}`,
  open: 'Richte deine Seite ein',
  owner: 'Wer die Seite betreibt',
};
