import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/claims.ts';

export const messages: Translated<typeof en> = {
  minor: 'شخص قد يكون دون 18 عامًا',
  life: 'شخص قد يؤذي نفسه',
  violence: 'تهديد أو عنف',
  'intimate-picture': 'صورة حميمة',
};
