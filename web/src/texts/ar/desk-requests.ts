import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-requests.ts';

export const messages: Translated<typeof en> = {
  title: 'طلب إزالة صورة حميمة',
  dueBy: (when: string) => `القرار قبل ${when}`,
  left: (hours: number) => (hours > 0 ? `متبقٍّ ${hours}\u00a0س` : 'متأخر'),
  self: (name: string) => `بتوقيع ${name} (الشخص الظاهر في الصورة)`,
  representative: (name: string, person: string) => `بتوقيع ${name} عن ${person}`,
  member: 'بلاغ من عضو في مكان الصورة',
  contact: (text: string) => `وسيلة تواصل أخرى: ${text}`,
  matched: 'أُرفقت صورة للعثور على النسخ.',
  hidden: (when: string) => `مخفية منذ ${when} لعدم اتخاذ قرار في الوقت المحدد.`,
  facts: 'إضافات لاحقة',
  question: 'سؤال الفريق',
  remove: 'إزالة الصورة',
  reason: 'ما سبب بقائها؟',
  choose: 'يُرجى اختيار سبب',
  ask: 'طلب معلومات أكثر',
  askAbout: 'يصل السؤال بالبريد، ويستمر احتساب الوقت.',
  askSend: 'إرسال السؤال',
  place: 'لمن هذه الصورة؟',
  placeAbout: 'عنوان الملف الشخصي أو الصورة، إذا عثرت عليها.',
  placeSend: 'النقل إلى قضية صاحبها',
  refusals: {
    'not-here': 'غير موجودة على هذا الموقع',
    'not-intimate': 'ليست حميمة',
    'self-published': 'نشرها الشخص الظاهر فيها',
    'other-person': 'تُظهر شخصًا آخر',
    'not-authorized': 'دون تفويض بالطلب',
    'not-enough': 'المعلومات غير كافية',
  },
};
