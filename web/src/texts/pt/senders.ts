import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/senders.ts';

export const messages: Translated<typeof en> = {
  sentFrom: (email: string | null) => (email ? `Enviada de ${email}.` : 'Enviada sem e-mail.'),
  location: (text: string) => `Onde: ${text}`,
};
