import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits:
    "Ce message attend que notre équipe ait examiné votre compte. Inutile de l'envoyer à nouveau.",
  message_slowed: ({ minutes }) =>
    `Vous avez écrit à beaucoup de nouvelles personnes. Vous pourrez écrire à la suivante dans ${minutes} minutes.`,
  young_account: ({ people, hours }) =>
    `Les premiers jours, on peut écrire ici à ${people} nouvelles personnes par jour. Tu pourras écrire à la suivante dans ${hours} h, ou dès que quelqu’un te répond ou que tes photos sont vérifiées.`,
  too_many_waiting: 'Trop de vos messages sont en attente. Supprimez-en ou attendez notre équipe.',
  photo_of_held:
    'Pendant que notre équipe examine votre compte, vous ne pouvez pas envoyer de photos à de nouvelles personnes.',
  hold_not_found: "Plus rien n'est en attente ici. Rechargez la liste.",
  hold_has_case: 'Il y a déjà un dossier sur ce compte.',
};
