import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/senders.ts';

export const messages: Translated<typeof en> = {
  sentFrom: (email: string | null) => (email ? `Envoyé depuis ${email}.` : 'Envoyé sans e-mail.'),
  location: (text: string) => `Où : ${text}`,
};
