import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/earlier.ts';

export const messages: Translated<typeof en> = {
  earlier: (time: string) => `Stan z ${time}. Odświeży się, gdy wróci połączenie.`,
};
