import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/senders.ts';

export const messages: Translated<typeof en> = {
  sentFrom: (email: string | null) => (email ? `أُرسل من ${email}.` : 'أُرسل دون بريد إلكتروني.'),
  location: (text: string) => `المكان: ${text}`,
};
