import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped:
    'Cette clé d’API est incomplète. Copiez-la de nouveau, de kk_ jusqu’au dernier caractère.',
  key_refused:
    'Cette clé d’API est inconnue, révoquée ou expirée. Demandez-en une nouvelle à l’administration.',
  key_scope_missing:
    'Cette clé d’API ne permet pas cela. Demandez à l’administration une clé avec le droit indiqué dans la documentation.',
  key_name_taken: 'Une autre clé porte déjà ce nom. Choisissez un autre nom.',
  key_end_past: 'Cette date est passée. Choisissez-en une plus tardive.',
  keys_full: 'Il y a déjà 50 clés. Révoquez-en une qui ne sert plus.',
  key_not_found: 'Cette clé a été révoquée entre-temps. Rechargez la liste.',
  webhook_url_invalid:
    'Impossible d’envoyer des événements à cette adresse. Saisissez-en une comme https://bot.example/kindred.',
  webhook_url_insecure:
    'Cette adresse n’est pas chiffrée. Saisissez-en une qui commence par https://.',
  webhook_url_private:
    'Cette adresse appartient à un réseau privé. Saisissez une adresse publique.',
  webhook_not_found: 'Ce webhook a été supprimé entre-temps. Rechargez la liste.',
  webhook_changed:
    'Une personne de l’équipe vient de modifier ce webhook. Consultez-le de nouveau.',
  webhook_off: 'Ce webhook est désactivé. Activez-le d’abord.',
  webhooks_full: 'Il y a déjà 20 webhooks. Supprimez-en un qui ne sert plus.',
  delivery_not_found: 'Cette entrée n’existe plus. Rechargez le journal.',
};
