import type { deskErrors } from '../../../desk/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { nameLanguagesIn } from '../../language-name.ts';

export const desk: ErrorTexts<typeof deskErrors> = {
  case_not_found: 'Dossier introuvable.',
  part_of_case: 'Ce dossier vous concerne. Quelqu’un d’autre dans l’équipe doit le traiter.',
  case_closed: 'Ce dossier est clos.',
  case_claimed: ({ name }) => `${name ?? 'Quelqu’un de l’équipe'} traite ce dossier.`,
  case_changed: 'Ce dossier a changé. Relisez-le.',
  case_has_new_report: 'Un autre signalement est arrivé. Relisez le dossier.',
  case_already_decided: 'Quelqu’un de l’équipe a déjà pris une décision. Relisez le dossier.',
  case_without_member: 'Ce dossier ne porte sur aucun membre : il n’y a personne à sanctionner.',
  moderator_required:
    'Les signalements de personnes relèvent de la modération. Répondez, ou transmettez-lui le dossier.',

  report_named_twice: 'Citez chaque signalement une seule fois.',
  ground_missing: 'Indiquez pourquoi.',
  ground_of_dismissal: 'Un classement sans suite n’a pas de fondement.',
  law_missing: 'Citez la loi.',
  clause_missing: 'Citez la clause.',
  keyword_of_other_category: 'Ce mot-clé appartient à une autre catégorie.',
  sanction_days_missing: 'Indiquez le nombre de jours.',
  removed_photo_missing: 'Indiquez la photo à retirer.',
  removed_text_missing: 'Indiquez le texte à retirer.',
  removed_message_missing: 'Indiquez le message à retirer.',
  claim_unconfirmed:
    'Un signalement ne peut pas attendre, par exemple parce que quelqu’un a peut-être moins de 18 ans. Ouvrez le dossier dans Modération et décidez-en à part.',
  evidence_locked:
    'Les preuves montrent peut-être un enfant et sont masquées tant que le dossier n’est pas transmis. Transmettez-le d’abord.',
  refusal_missing: 'Choisissez pourquoi l’image reste.',
  field_of_other_action: 'Ce champ appartient à une autre action.',
  reported_photo_not_found: 'Photo introuvable. Elle a peut-être été supprimée depuis le compte.',
  reported_message_not_found: 'Ce signalement ne contient pas ce message.',
  reported_message_already_removed: 'Ce message a déjà été retiré.',
  profile_text_already_removed: 'Ce texte a déjà été retiré.',

  decision_not_found: 'Décision introuvable.',
  decision_of_colleague: 'Seule la personne qui a pris une décision peut l’annuler.',
  decision_already_reversed: 'Cette décision a déjà été annulée.',

  statement_not_found:
    'Ce lien ne fonctionne pas. La décision a peut-être été supprimée avec le compte.',
  appeals_not_offered: 'Les décisions ne peuvent pas être contestées ici.',
  appeal_already_made: 'Tu as déjà contesté cette décision. Nous t’écrirons.',
  not_appealable: 'Il n’y a rien à contester ici.',
  appeal_too_late: ({ months }) => `Le délai de ${months} mois pour contester est dépassé.`,
  appeal_not_found: 'Réclamation introuvable.',
  part_of_appeal: 'Ceci vous concerne. Quelqu’un d’autre dans l’équipe doit s’en charger.',
  appeal_already_decided: 'Quelqu’un de l’équipe a déjà statué.',
  appeal_of_own_decision:
    'Vous avez pris cette décision. Quelqu’un d’autre dans l’équipe statue sur la réclamation.',
  appeal_of_colleague: 'Seule l’administration statue sur la réclamation d’un membre de l’équipe.',
  fewer_days_missing: 'Indiquez le nouveau nombre de jours, inférieur au précédent.',
  days_without_shorter_sanction:
    'Seule une suspension ou un bannissement annulés en partie ont un nombre de jours.',

  request_not_found: 'Demande introuvable. Une décision a peut-être déjà été prise.',
  request_already_decided: 'Une décision a déjà été prise sur cette demande.',
  request_placed_already: 'Cette demande concerne déjà un membre.',
  place_unknown: 'Aucun profil et aucune photo d’ici n’a cette adresse.',
  photo_deleted_by_owner: 'Cette photo a été supprimée depuis le compte.',
  photo_already_reviewed: 'Quelqu’un de l’équipe a déjà examiné cette photo.',
  photo_claimed: 'Quelqu’un de l’équipe examine cette photo.',
  reject_reason_missing: 'Choisissez un motif.',
  reason_without_rejection: 'Seul un refus a un motif.',

  ladder_changed:
    'Quelqu’un de l’équipe a modifié le barème. Vérifiez-le et enregistrez à nouveau.',
  ladder_first_step_with_strikes: 'Le premier palier correspond à zéro manquement.',
  ladder_steps_unordered: 'Chaque palier demande plus de manquements que le précédent.',
  ladder_step_days_wrong:
    'Ce qui se termine automatiquement a un nombre de jours, et rien d’autre n’en a.',
  ladder_step_milder: 'Un palier n’est jamais plus clément que le précédent.',
  ladder_type_repeated: 'Un type de problème ne peut avoir ses propres paliers qu’une fois.',

  text_not_found: 'Texte introuvable. Quelqu’un de l’équipe l’a peut-être supprimé.',
  text_changed: 'Quelqu’un de l’équipe a modifié le texte type. Vérifiez ce qui sera envoyé.',
  text_title_taken: 'Un texte porte déjà ce titre. Choisissez-en un autre.',
  placeholder_unknown: ({ word }) => `Rien ne remplace {${word}}.`,
  placeholder_missing: ({ word, language }) =>
    `Ajoutez {${word}} au texte en ${languageName(language)}. Il faut les mêmes variables dans toutes les langues.`,
  placeholder_without_value: ({ placeholder }) =>
    `Remplacez d’abord ${placeholder}. Il n’y a pas de valeur pour cette variable.`,

  reporter_unwarned:
    'Envoyez d’abord un avertissement. Les signalements se mettent de côté si un autre se révèle infondé ensuite.',
  set_aside_days_missing: 'Indiquez pendant combien de jours les signalements sont mis de côté.',
  days_without_set_aside: 'Seule la mise de côté des signalements a un nombre de jours.',
};

const languageName = nameLanguagesIn('fr');
