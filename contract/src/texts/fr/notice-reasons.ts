import type { NoticeReason } from '../../reports/reason-forms.ts';

/** The reasons in the form for people without an account. */
export const noticeReasonTexts: Readonly<Record<NoticeReason, string>> = {
  'child-abuse': 'Violences sexuelles sur un enfant',
  fake: 'Un faux compte, ou quelqu’un qui utilise mes photos',
  scam: 'Une arnaque, ou quelqu’un qui demande de l’argent',
  'under-age': 'Une personne qui a peut-être moins de 18 ans',
  threat: 'Une menace ou des violences',
  'intimate-picture': 'Une image intime de moi, sans mon accord',
  content: 'Un contenu illégal ou sexuel',
  harassment: 'Du harcèlement ou de la haine',
  'something-else': 'Autre chose',
};
