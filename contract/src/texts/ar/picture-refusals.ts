import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': 'لم نجدها على هذا الموقع.',
  'not-intimate': 'الصورة التي وجدناها ليست حميمة.',
  'self-published': 'الصورة التي وجدناها نشرها هنا الشخص الظاهر فيها.',
  'other-person': 'الصورة التي وجدناها تُظهر شخصًا آخر.',
  'not-authorized': 'لم يتبيّن لنا أن لديك تفويضًا بالطلب عن الشخص الظاهر في الصورة.',
  'not-enough': 'لم تكفِ المعلومات لدينا للعثور على الصورة. يمكنك إرسال طلب جديد بمعلومات أكثر.',
};
