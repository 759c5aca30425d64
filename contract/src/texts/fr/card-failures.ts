import type { CardFailureKind } from '../../premium/card-failures.ts';

export const cardFailureTexts: Readonly<Record<CardFailureKind, string>> = {
  'unconfirmed-yet':
    'Ta banque te demande de confirmer ce paiement. Rien n’a été débité. Réessaie ou utilise une autre carte.',
  declined: 'Ta carte a été refusée. Utilise une autre carte ou contacte ta banque.',
  unsupported: 'Ta carte ne permet pas ce paiement. Utilise une autre carte.',
  'over-limit': 'Le plafond de ta carte est dépassé. Utilise une autre carte.',
  currency: 'Ta carte n’accepte pas cette devise. Utilise une autre carte.',
  expired: 'Ta carte a expiré. Utilise une autre carte.',
  'security-code': 'Le code de sécurité de ta carte est incorrect. Vérifie-le et réessaie.',
  number: 'Le numéro de ta carte est incorrect. Vérifie-le et réessaie.',
  funds: 'Le solde de ta carte est insuffisant. Utilise une autre carte.',
  expiry: 'La date d’expiration de ta carte est incorrecte. Vérifie-la et réessaie.',
  'not-confirmed':
    'Ta banque n’a pas confirmé le paiement. Rien n’a été débité. Réessaie ou utilise une autre carte.',
  'bank-unreachable': 'Ta banque est injoignable. Réessaie plus tard.',
  busy: 'Le service de paiement est injoignable. Réessaie.',
  'late-payment':
    'Ce paiement n’est plus en attente. Recharge la page pour voir ce qui a été payé.',
  'card-not-confirmed':
    'Ta banque n’a pas confirmé la carte, qui n’a donc pas été enregistrée. Réessaie ou utilise une autre carte.',
  processing: 'Une erreur a empêché le débit de ta carte. Réessaie plus tard.',
  'late-card': 'Cette carte ne peut plus être confirmée. Recharge la page et réessaie.',
  'change-planned':
    'Ta banque te demande de confirmer ce paiement, ce qui est impossible tant qu’un autre changement est prévu. Rien n’a été débité. Garde d’abord ta formule actuelle ou utilise une autre carte.',
  'test-cards-only':
    'Ce site n’accepte que des cartes de test comme 4242 4242 4242 4242. Ne saisis jamais une vraie carte ici.',
  'try-later': 'Ta banque a refusé le paiement. Réessaie plus tard.',
  unusable: 'Ta carte n’a pas pu être utilisée. Réessaie ou utilise une autre carte.',
};
