import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Sexueller Missbrauch eines Kindes',
  fake: 'Ein Fake-Konto, oder jemand benutzt meine Fotos',
  scam: 'Betrug, oder jemand bittet um Geld',
  'under-age': 'Ein Mitglied, das unter 18 sein könnte',
  threat: 'Drohung oder Gewalt',
  'intimate-picture': 'Ein intimes Bild von mir, dem ich nicht zugestimmt habe',
  content: 'Illegale oder sexuelle Inhalte',
  harassment: 'Belästigung oder Hass',
  'something-else': 'Etwas anderes',
};
