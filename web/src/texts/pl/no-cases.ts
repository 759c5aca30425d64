import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/no-cases.ts';

export const messages: Translated<typeof en> = {
  none: 'Wszystko załatwione',
  noneAbout: 'Nowe sprawy pojawią się tu automatycznie.',
  noneMatching: 'Żadna sprawa nie pasuje do tych filtrów',
  clear: 'Wyczyść filtry',
};
