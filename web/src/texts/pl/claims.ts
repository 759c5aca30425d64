import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/claims.ts';

export const messages: Translated<typeof en> = {
  minor: 'Ktoś może mieć mniej niż 18 lat',
  life: 'Ktoś może zrobić sobie krzywdę',
  violence: 'Groźba lub przemoc',
  'intimate-picture': 'Intymne zdjęcie',
};
