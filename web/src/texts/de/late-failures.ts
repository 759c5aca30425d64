import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/late-failures.ts';

export const messages: Translated<typeof en> = {
  failed: (page: string, why: string) => `Auf der Seite „${page}“ hat etwas nicht geklappt. ${why}`,
  typed: 'Was du geschrieben hast',
  openCase: 'Fall öffnen',
  openPage: 'Seite öffnen',
  hide: 'Ausblenden',
};
