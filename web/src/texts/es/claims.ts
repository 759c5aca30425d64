import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/claims.ts';

export const messages: Translated<typeof en> = {
  minor: 'Alguien puede tener menos de 18 años',
  life: 'Alguien puede hacerse daño',
  violence: 'Una amenaza o violencia',
  'intimate-picture': 'Una imagen íntima',
};
