import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/late-failures.ts';

export const messages: Translated<typeof en> = {
  failed: (page: string, why: string) => `Une action sur cette page a échoué : ${page}. ${why}`,
  typed: 'Texte saisi',
  openCase: 'Ouvrir le dossier',
  openPage: 'Ouvrir la page',
  hide: 'Masquer',
};
