import { cardFailureKind } from '../../../premium/card-failures.ts';
import { cardFailureTexts } from '../card-failures.ts';
import type { premiumErrors } from '../../../premium/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { plural } from '../plural.ts';

export const premium: ErrorTexts<typeof premiumErrors> = {
  payment_service_unreachable: 'Le service de paiement est injoignable. Réessaie.',
  payment_object_not_found: 'Élément introuvable.',
  payment_still_processed: 'Le traitement est encore en cours. Réessaie dans un instant.',
  payment_service_refused: 'Le service de paiement a refusé. Contacte l’assistance.',
  premium_not_sold: 'Premium ne peut pas encore être acheté ici.',
  payment_sandbox_absent: 'Il n’y a pas de paiement de test ici.',
  invoice_not_found: 'Facture introuvable.',
  invoice_pdf_absent: 'Cette facture n’a pas encore de PDF.',
  invoice_pdf_unreachable: 'La facture ne peut pas être chargée. Réessaie.',
  refund_on_its_way: 'Un remboursement est déjà en route. Réessaie dans un instant.',
  no_credit: 'Tu n’as pas de crédit.',
  credit_was_given:
    'Ce crédit t’a été offert. Il n’a pas été payé par carte et sert à tes prochains paiements.',
  payment_event_unsigned: 'Ce n’est pas un événement signé du prestataire.',
  last_card: 'Cette carte paie ton abonnement. Ajoute d’abord une autre carte.',
  card_not_found: 'Carte introuvable.',
  plan_change_in_progress: 'Ton dernier changement est encore en cours. Réessaie dans un instant.',
  subscription_already_ended: 'Cet abonnement est déjà terminé.',
  member_changes_plan: 'Ce membre change de formule en ce moment. Réessayez dans un instant.',
  ending_amounts_out_of_date:
    'Ces montants ne sont plus à jour. Fermez cette fenêtre, puis rouvrez-la.',
  ended_with_refund_already:
    'Cet abonnement a déjà été arrêté avec un remboursement. Arrêtez-le sans remboursement, ou remboursez la facture.',
  refund_still_made:
    'Un remboursement à ce membre est encore en cours. Réessayez dans une minute, ou arrêtez l’abonnement sans remboursement.',
  invoice_refunded_meanwhile:
    'Une partie de cette facture a été remboursée entre-temps. Fermez cette fenêtre, puis rouvrez-la.',
  subscription_not_found: 'Abonnement introuvable.',
  no_subscription: 'Tu n’as pas d’abonnement.',
  payment_not_found: 'Paiement introuvable.',
  subscription_expired: 'Cet abonnement a expiré. Il faut en prendre un nouveau.',
  payment_not_through: 'Ton paiement n’est pas passé. Réessaie.',
  already_subscribed: 'Tu as déjà un abonnement.',
  next_period_being_charged:
    'Le paiement de ta prochaine période est en cours. Réessaie dans une heure.',
  premium_not_ended_now:
    'Tu gardes Premium jusqu’à la fin de la période en cours. Pour arrêter maintenant, contacte l’assistance.',
  subscription_over: 'Ton abonnement est terminé. Tu peux en reprendre un.',
  no_card_saved:
    'Aucune carte n’est enregistrée pour payer. Ajoute d’abord une carte dans « Moyens de paiement ».',
  subscription_ending_now: 'Ton abonnement est en train de se terminer. Réessaie dans un instant.',
  begin_needed:
    'Un seul contrat peut t’être remboursé en entier, et c’est déjà fait ou encore possible. Accepte que Premium commence tout de suite : si tu te rétractes dans les 14 jours, tu ne paies alors que le temps utilisé.',
  card_needs_begin:
    'Un seul contrat peut être remboursé en entier sur cette carte, et c’est déjà utilisé ou pris par un autre achat. Accepte que Premium commence tout de suite, ou utilise une autre carte.',
  card_used_up:
    'Ton contrat peut encore être remboursé en entier, et pour la carte qui le paierait, c’est déjà utilisé ou pris par un autre achat. Utilise une autre carte, ou réessaie quand ton délai de rétractation de 14 jours sera passé.',
  withdrawal_period_over:
    'Le délai de rétractation de 14 jours est dépassé. Tu peux toujours résilier, pour que le contrat ne se renouvelle pas.',
  withdrawal_link_unknown:
    'Ce lien est incomplet, ou son contrat n’existe plus. Rouvre-le depuis l’e-mail.',
  withdrawal_amounts_out_of_date: 'Le montant remboursé a changé. Vérifie-le, puis confirme.',
  first_payment_out_of_date: 'Le montant a changé, et rien n’a été débité. Vérifie-le et réessaie.',
  change_amounts_out_of_date:
    'Les montants ont changé, et rien n’a été débité. Vérifie-les et réessaie.',
  trial_used_up: 'Tu as déjà utilisé ton essai gratuit. Tu peux payer maintenant.',
  trial_used_up_meanwhile: 'Tu as déjà utilisé ton essai gratuit. Réessaie.',
  bank_asks: 'Ta banque te demande de confirmer ce paiement. Rien n’a encore été débité.',
  card_not_confirmed:
    'Ta banque n’a pas encore confirmé la carte. Réessaie ou utilise une autre carte.',
  premium_end_past: 'Choisissez une date future.',
  incognito_needs_premium: 'Il te faut Premium pour activer le mode incognito.',
  filter_needs_premium: 'Il te faut Premium pour ce filtre.',
  days_are_kept:
    'Les jours restants ne sont remboursés que si l’abonnement se termine maintenant. Sinon, le membre les garde jusqu’à la fin.',
  nothing_left_to_refund: 'Il ne reste rien à rembourser sur cette facture.',
  refund_too_large: 'C’est plus que ce qui reste de la facture.',
  trial_needs_card: 'Confirme d’abord une carte pour commencer ton essai gratuit.',
  card_starts_no_trial:
    'Cette carte ne permet pas d’essai gratuit. Tu peux payer maintenant ou utiliser une autre carte.',
  card_used_for_trial:
    'Cette carte a déjà servi pour un essai gratuit. Tu peux payer maintenant ou utiliser une autre carte.',
  last_payment_failed: 'Ton dernier paiement a échoué. Mets d’abord ta carte à jour.',
  subscription_canceled: 'Ton abonnement est résilié. Garde d’abord Premium.',
  plan_unchanged: 'Tu as déjà cette formule.',
  plan_change_planned: 'Le passage à cette formule est déjà prévu.',
  coupon_invalid: 'Ce code promo n’est pas valable.',
  coupon_used: 'Tu as déjà utilisé ce code promo.',
  coupon_used_up: 'Ce code promo est épuisé.',
  premium_end_too_late: ({ days }) =>
    `Choisissez une date dans un délai de ${days} ${plural(days, { one: 'jour', other: 'jours' })}.`,
  price_move_not_found: 'Ce changement de prix est introuvable.',
  price_not_old: 'Aucun abonnement qui se renouvelle n’a ce prix.',
  price_move_pending:
    'Certains de ces abonnements sont déjà dans un autre changement de prix. Arrête-le d’abord, ou attends qu’il soit terminé.',
  price_move_out_of_date:
    'Le prix ou les abonnements ont changé depuis. Regarde à nouveau l’aperçu.',
  price_move_over:
    'Ce changement de prix est terminé. Toutes les personnes concernées paient le nouveau prix.',
  price_move_too_soon: ({ days }) =>
    `Choisis un jour dans au moins ${days} jours, pour que les membres aient le temps de décider.`,
  price_move_too_late: ({ days }) => `Choisis un jour dans ${days} jours au plus.`,
  card_failed: ({ type, ...failure }) =>
    cardFailureTexts[cardFailureKind({ ...failure, type: type ?? undefined })],
};
