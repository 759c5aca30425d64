import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Abuso sexual infantil',
  fake: 'Una cuenta falsa, o alguien que usa mis fotos',
  scam: 'Una estafa, o alguien que pide dinero',
  'under-age': 'Alguien que puede tener menos de 18 años',
  threat: 'Una amenaza o violencia',
  'intimate-picture': 'Una imagen íntima mía sin mi consentimiento',
  content: 'Contenido ilegal o sexual',
  harassment: 'Acoso u odio',
  'something-else': 'Otra cosa',
};
