import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits: 'تنتظر هذه الرسالة حتى ينظر فريقنا في حسابك. لا حاجة إلى إرسالها مرة أخرى.',
  message_slowed: ({ minutes }) =>
    `كتبت إلى كثير من الأشخاص الجدد. يمكنك الكتابة إلى التالي بعد ${minutes} دقيقة.`,
  young_account: ({ people, hours }) =>
    `في الأيام الأولى يمكن مراسلة ${people} من الأشخاص الجدد يوميًا. يمكنك مراسلة التالي بعد ${hours} ساعة، أو فور أن يردّ عليك أحد أو يتم التحقق من صورك.`,
  too_many_waiting: 'عدد كبير من رسائلك في الانتظار. يمكنك حذف بعضها أو انتظار فريقنا.',
  photo_of_held: 'بينما ينظر فريقنا في حسابك، لا يمكنك إرسال صور إلى أشخاص جدد.',
  hold_not_found: 'لم يعد هنا شيء في الانتظار. حمّل القائمة من جديد.',
  hold_has_case: 'توجد قضية عن هذا الحساب بالفعل.',
};
