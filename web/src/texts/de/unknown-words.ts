import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unknown-words.ts';

export const messages: Translated<typeof en> = {
  text: 'In dieser Sprache wird Dringendes nicht automatisch erkannt: Lies den Text selbst.',
};
