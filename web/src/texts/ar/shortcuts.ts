import type { messages as en } from '../en/shortcuts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  single: 'اختصارات المفتاح الواحد',
  singleAbout: 'يمكن إيقافها إذا كانت لوحة المفاتيح أو الإدخال الصوتي يفعّلها بالخطأ.',
};
