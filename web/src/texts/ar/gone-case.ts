import type { messages as en } from '../en/gone-case.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'لم تعد هذه القضية هنا',
  about: 'تم البت فيها وحُذفت بلاغاتها، أو أن العنوان غير صحيح.',
  back: 'العودة إلى قائمة الانتظار',
};
