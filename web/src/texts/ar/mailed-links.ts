import type { messages as en } from '../en/mailed-links.ts';
import type { Translated } from '@kindred/contract/texts/translated';

/** Every page behind the link of a mail. */
export const messages: Translated<typeof en> = {
  incomplete: 'هذا الرابط غير مكتمل. يُرجى فتحه من الرسالة مرة أخرى.',
  loading: 'جارٍ فتح الرابط…',
  failed: 'تعذّر فتح هذا الرابط',
  again: 'إعادة المحاولة',
  toHelp: 'مركز المساعدة',
};
