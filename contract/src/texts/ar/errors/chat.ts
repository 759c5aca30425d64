import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';
import { plural } from '../plural.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'تعذّر العثور على المحادثة.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'يُرجى كتابة شيء أو اختيار صورة.',
  message_deleted: 'حُذفت هذه الرسالة.',
  message_id_taken: 'هذا المعرّف مستخدم. يُرجى إرسال الرسالة بمعرّف جديد.',
  quoted_message_not_found: 'تعذّر العثور على الرسالة المراد الرد عليها.',
  edit_of_other: 'لا يمكنك تعديل رسائل غيرك.',
  edit_too_late: ({ minutes }) =>
    `يمكن تعديل الرسالة خلال ${plural(minutes, {
      one: 'دقيقة واحدة',
      two: 'دقيقتين',
      few: `${minutes} دقائق`,
      many: `${minutes} دقيقة`,
      other: `${minutes} دقيقة`,
    })} من إرسالها.`,
  deletion_of_other: 'رسائل غيرك يمكنك حذفها لديك فقط.',
};
