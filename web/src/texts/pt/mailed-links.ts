import type { messages as en } from '../en/mailed-links.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** Every page behind the link of a mail. */
export const messages: Translated<typeof en> = {
  incomplete: 'Este link está incompleto. Abra de novo a partir do e-mail.',
  loading: 'Abrindo seu link…',
  failed: 'Não conseguimos abrir este link',
  again: 'Tentar de novo',
  toHelp: 'Central de ajuda',
};
