import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';
import { plural } from '../plural.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'Seule l’administration peut modifier ceci.',
  newcomer_unconfirmed:
    'Pour rejoindre l’équipe, il faut un compte actif et un e-mail confirmé. Envoyez plutôt une invitation.',
  email_of_other_account: 'Cet e-mail appartient déjà à un autre compte.',

  fraud_without_ban: 'Seul un bannissement peut avoir la fraude pour motif.',
  ban_end_without_ban: 'Seul un bannissement a une fin.',
  ban_end_past: 'Choisissez une date future.',
  ban_too_long: ({ years }) =>
    `Choisissez une date dans un délai de ${years} ${plural(years, { one: 'an', other: 'ans' })}.`,
  member_leaving:
    'Ce membre a demandé la suppression de son compte, et personne d’autre ne peut l’annuler.',

  note_not_found: 'Note introuvable, ou écrite par quelqu’un d’autre.',
  exports_running: 'D’autres exports sont en cours. Réessayez dans une minute.',

  typed_count_wrong: 'Saisissez le nombre de comptes concernés.',
  ids_or_filter_required: 'Indiquez soit des identifiants, soit un filtre.',
  verifying_for_administrators: 'Seule l’administration peut marquer des e-mails comme vérifiés.',
  bulk_too_large: ({ most }) =>
    `Plus de ${most.toLocaleString('fr')} comptes correspondent. Affinez le filtre et réessayez.`,
  bulk_not_found: 'Modification groupée introuvable.',
  bulk_of_colleague: 'Seule la personne qui a lancé une modification peut l’annuler.',
  bulk_not_undoable: 'Cette modification ne peut pas être annulée.',
  bulk_undo_too_late: 'Il est trop tard pour annuler. Modifiez les comptes dans l’autre sens.',
  bulk_starter_not_permitted: 'La personne qui a lancé ceci n’en a plus le droit.',
  email_owned_by_other_account: 'Un autre compte possède cet e-mail.',
  user_changed_since: 'Ce compte a été modifié depuis.',
  ban_ended: 'Le bannissement est terminé.',
};
