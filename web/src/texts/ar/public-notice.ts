import { noticeReasonTexts } from '@kindred/contract/texts/ar/notice-reasons';
import type { messages as en } from '../en/public-notice.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'الإبلاغ عن محتوى',
  about: (brand: string) =>
    `للإبلاغ عن شيء غير قانوني أو مخالف لقواعدنا على ${brand}. ولا حاجة إلى حساب.`,
  danger: 'إذا كان هناك شخص في خطر، فيجب الاتصال برقم الطوارئ المحلي أولًا.',
  reason: 'ما موضوع البلاغ؟',
  choose: 'يُرجى الاختيار',
  reasons: noticeReasonTexts,
  location: 'أين يوجد؟',
  locationAbout: 'عنوان الملف الشخصي إن توفر. وإلا فالاسم والعمر والمدينة، والصورة أو النص المعني.',
  description: 'ما وجه المخالفة؟',
  descriptionAbout: 'مع ذكر سبب كونه غير قانوني أو مخالفًا لقواعدنا في رأيك.',
  unnamed: 'يمكنك ترك الاسم والبريد الإلكتروني فارغين. لكن دون بريد لا يمكننا مراسلتك.',
  name: 'اسمك',
  email: 'بريدك الإلكتروني',
  goodFaith: 'ما أذكره هنا صحيح وكامل على حد علمي',
  goodFaithAbout: 'لا نكشف هويتك للشخص المبلَّغ عنه.',
  send: 'إرسال البلاغ',
  sending: 'جارٍ الإرسال…',
  sent: (reference: string) => `وصلنا بلاغك \u200e${reference}.`,
  receipt: 'أرسلنا إليك رسالة، وسنراسلك مجددًا عند اتخاذ القرار.',
};
