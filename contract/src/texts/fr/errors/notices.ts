import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown:
    'Ce lien ne fonctionne pas. Tu peux désactiver ces e-mails dans tes réglages.',
  notices_not_switchable: 'Ces notifications ne peuvent pas être désactivées.',
  push_service_unknown: 'Nous ne pouvons pas envoyer de notifications à ce navigateur.',
  push_key_invalid: 'La clé de ce navigateur n’est pas utilisable. Réactive les notifications.',
  push_subscription_not_found: 'Cet appareil ne reçoit pas de notifications.',
  time_zone_unknown: 'Fuseau horaire inconnu.',
  quiet_hours_empty: 'Les heures calmes ne peuvent pas commencer et finir à la même heure.',
};
