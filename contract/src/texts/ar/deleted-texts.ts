import type { DeletedText } from '../../desk/deleted-texts.ts';

/** What staff read in place of a text that was deleted, or is not for them. */
export const deletedTextSentences: Readonly<Record<DeletedText, string>> = {
  'deleted-with-account': 'حُذف مع الحساب.',
  'report-about-you': 'هذا البلاغ عنك، لذا لا يمكن أن يقرأه إلا بقية الفريق.',
  'refused-upload': 'رُفضت صورة عند رفعها لأنها تشبه صورة حميمة أُزيلت.',
};
