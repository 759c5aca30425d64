import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/shortcuts.ts';

export const messages: Translated<typeof en> = {
  single: 'Kürzel mit einer Taste',
  singleAbout: 'Schalte sie aus, wenn deine Tastatur oder Spracheingabe sie versehentlich auslöst.',
};
