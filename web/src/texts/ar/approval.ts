import { reasonTexts } from '@kindred/contract/texts/ar/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approval.ts';

export const messages: Translated<typeof en> = {
  title: 'الموافقة على ملفك',
  loading: 'جارٍ التحميل...',
  failed: 'حدث خطأ أثناء التحميل',
  again: 'حاول مرة أخرى',
  waitingTitle: 'فريقنا ينظر في ملفك الشخصي',
  waitingAbout:
    'إلى أن نوافق عليه، لا ترى أحدًا ولا يراك أحد. سنكتب إليك فور اتخاذ القرار. حتى ذلك الحين يمكنك تحسين ملفك الشخصي وإضافة صور والإجابة عن أسئلة.',
  notReadyTitle: 'أكمل ملفك الشخصي أولًا',
  notReadyAbout:
    'ينظر فريقنا فيه بعد تأكيد بريدك الإلكتروني واكتمال ملفك الشخصي. إلى أن تتم الموافقة، لا ترى أحدًا ولا يراك أحد.',
  refusedTitle: 'لم نوافق على ملفك الشخصي',
  refusedAbout:
    'لا ترى أحدًا ولا يراك أحد. يمكنك تعديل ملفك الشخصي وسؤالنا من جديد، أو حذف حسابك من الإعدادات.',
  approvedTitle: 'تمت الموافقة على ملفك الشخصي',
  approvedAbout: 'ترى الآخرين ويرونك.',
  noneTitle: 'لا شيء لانتظاره',
  noneAbout: 'لا تحتاج إلى موافقة.',
  see: 'رؤية الأشخاص',
  teamWrote: 'كتب فريقنا:',
  profile: 'تعديل ملفي الشخصي',
  questions: 'الإجابة عن أسئلة',
  settings: 'فتح الإعدادات',
  askTitle: 'اسألنا من جديد',
  askAbout:
    'عدّل أولًا ما ذكرناه، ثم ينظر فريقنا في ملفك الشخصي من جديد. يمكنك إضافة ما ينبغي أن نعرفه.',
  askLabel: 'ما الذي ينبغي أن يعرفه فريقنا؟',
  ask: 'اسأل من جديد',
  bannerWaiting: 'إلى أن يوافق فريقنا على ملفك الشخصي، لا ترى أحدًا ولا يراك أحد.',
  bannerRefused: 'لم يوافق فريقنا على ملفك الشخصي.',
  more: 'اقرأ المزيد',
  reasons: reasonTexts,
};
