import type { likesErrors } from '../../../likes/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const likes: ErrorTexts<typeof likesErrors> = {
  own_profile_chosen: 'لا يمكنك اختيار نفسك.',
  note_without_like: 'لا تُرسَل الكلمة إلا مع إعجاب.',
  part_without_like: 'لا يمكن اختيار جزء من الملف الشخصي إلا مع إعجاب.',
  part_not_shown: 'تغيّر ما أعجبك أو لم يعد موجودًا. يُرجى فتح الملف الشخصي لمعرفة ما يعرضه الآن.',
  already_matched: 'بينكما تطابق بالفعل. لإنهائه، يمكنك إلغاء التطابق.',
  no_hidden_like: 'لا يوجد الآن إعجاب مخفي يمكن عرضه. يمكنك المحاولة مرة أخرى غدًا.',
  likes_used_up: ({ seconds }) =>
    `لقد استخدمت كل إعجاباتك لهذا اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  super_likes_used_up: ({ seconds }) =>
    `لقد استخدمت كل إعجاباتك الفائقة لهذا اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
  undos_used_up: ({ seconds }) =>
    `لقد استخدمت كل مرات التراجع لهذا اليوم. يمكنك إعادة المحاولة بعد ${formatWait(seconds)}.`,
};
