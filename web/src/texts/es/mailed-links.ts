import type { messages as en } from '../en/mailed-links.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** Every page behind the link of a mail. */
export const messages: Translated<typeof en> = {
  incomplete: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  loading: 'Abriendo tu enlace…',
  failed: 'No pudimos abrir este enlace',
  again: 'Reintentar',
  toHelp: 'Centro de ayuda',
};
