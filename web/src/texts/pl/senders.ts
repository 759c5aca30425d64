import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/senders.ts';

export const messages: Translated<typeof en> = {
  sentFrom: (email: string | null) =>
    email ? `Wysłane z adresu ${email}.` : 'Wysłane bez adresu e-mail.',
  location: (text: string) => `Gdzie: ${text}`,
};
