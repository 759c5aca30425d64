import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: 'هذا الإعلان غير موجود.',
  announcement_over: 'انتهى هذا الإعلان.',
  announcement_without_text: 'اكتب عنوانًا ونصًا بلغة واحدة على الأقل.',
  announcement_count_changed: 'سيصل الآن إلى أشخاص أكثر. راجع العدد من جديد.',
};
