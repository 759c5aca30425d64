import type { messages as en } from '../en/placeholders.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** What replaces each placeholder of a text. */
export const messages: Translated<typeof en> = {
  reporter: 'الاسم الأول لمقدّم البلاغ، ولا شيء إذا كان غير معروف',
  reference: 'رقم البلاغ',
  name: 'الاسم الأول للشخص الذي يخصه القرار',
  until: 'آخر يوم من التعليق',
};
