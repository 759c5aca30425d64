import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Wykorzystywanie seksualne dziecka',
  fake: 'Fałszywe konto lub ktoś używa moich zdjęć',
  scam: 'Oszustwo lub prośby o pieniądze',
  'under-age': 'Osoba, która może mieć mniej niż 18 lat',
  threat: 'Groźba lub przemoc',
  'intimate-picture': 'Moje intymne zdjęcie opublikowane bez zgody',
  content: 'Treści nielegalne lub seksualne',
  harassment: 'Nękanie lub nienawiść',
  'something-else': 'Coś innego',
};
