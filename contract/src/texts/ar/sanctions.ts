import type { Sanction, SanctionTexts } from '../../desk/sanctions.ts';

/** A sanction without a text, or a text without a sanction, is a type error. */
export const sanctionTexts: Readonly<Record<Sanction, SanctionTexts>> = {
  warn: {
    notice: 'أرسل إليك فريقنا تحذيرًا.',
    title: 'وصلك تحذير',
    effect: () => 'يبقى حسابك مفتوحًا. يُرجى قراءة سبب هذا التحذير.',
  },
  suspend: {
    notice: 'تم تعليق حسابك.',
    title: 'حسابك معلَّق',
    effect: (until) =>
      until
        ? `لا يمكنك تسجيل الدخول حتى ${until}، ولا يظهر ملفك للأعضاء الآخرين.`
        : 'إلى أن ينتهي التعليق، لا يمكنك تسجيل الدخول ولا يظهر ملفك للأعضاء الآخرين.',
  },
  ban: {
    notice: 'تم حجب حسابك.',
    title: 'حسابك محجوب',
    effect: () => 'لم يعد بإمكانك تسجيل الدخول، ولا يظهر ملفك للأعضاء الآخرين.',
  },
  'remove-photo': {
    notice: 'أزلنا إحدى صورك.',
    title: 'أزلنا إحدى صورك',
    effect: () => 'لم تعد هذه الصورة تظهر للأعضاء الآخرين. يبقى حسابك مفتوحًا.',
  },
  'remove-text': {
    notice: 'أزلنا نصًا من ملفك الشخصي.',
    title: 'أزلنا نصًا من ملفك الشخصي',
    effect: () => 'لم يعد هذا النص يظهر للأعضاء الآخرين. يبقى حسابك مفتوحًا.',
  },
  'remove-message': {
    notice: 'أزلنا إحدى رسائلك.',
    title: 'أزلنا إحدى رسائلك',
    effect: () => 'لم تعد قراءة هذه الرسالة ممكنة. يبقى حسابك مفتوحًا.',
  },
};
