import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/senders.ts';

export const messages: Translated<typeof en> = {
  sentFrom: (email: string | null) =>
    email ? `Gesendet von ${email}.` : 'Ohne E-Mail-Adresse gesendet.',
  location: (text: string) => `Wo: ${text}`,
};
