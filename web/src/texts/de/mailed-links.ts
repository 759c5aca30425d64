import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/mailed-links.ts';

/** Every page behind the link of a mail. */
export const messages: Translated<typeof en> = {
  incomplete: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.',
  loading: 'Dein Link wird geöffnet …',
  failed: 'Wir konnten diesen Link nicht öffnen',
  again: 'Neu laden',
  toHelp: 'Hilfe',
};
