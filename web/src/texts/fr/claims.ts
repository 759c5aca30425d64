import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/claims.ts';

export const messages: Translated<typeof en> = {
  minor: 'Quelqu’un a peut-être moins de 18 ans',
  life: 'Quelqu’un risque de se faire du mal',
  violence: 'Une menace ou des violences',
  'intimate-picture': 'Une image intime',
};
