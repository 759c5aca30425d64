import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/no-cases.ts';

export const messages: Translated<typeof en> = {
  none: 'Alles erledigt',
  noneAbout: 'Neue Fälle erscheinen hier von selbst.',
  noneMatching: 'Keine Fälle passen zu diesen Filtern',
  clear: 'Filter entfernen',
};
