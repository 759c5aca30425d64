import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field} : ${msg}.`,
  unreadable: 'Nous n’avons pas pu lire la requête.',
  body_missing: 'La requête doit avoir un corps JSON.',
  body_too_large: 'La requête est trop volumineuse.',
  not_json: 'La requête doit être envoyée en application/json.',
  nested_too_deeply: 'La requête a trop de niveaux imbriqués.',
  too_many_values: 'La requête contient trop de valeurs.',
  cursor_unknown:
    'Il faut repartir de la première page : le curseur doit être le nextCursor d’une réponse précédente.',
  page_not_found: 'Page introuvable. L’adresse est peut-être fausse.',
  key_reused: 'Cette clé a déjà servi pour une autre requête. Il faut recommencer.',
  stale:
    'Quelqu’un d’autre a modifié ceci entre-temps. Il faut relire la version actuelle avant de réessayer.',

  unauthenticated: 'Il faut se connecter pour continuer.',
  session_ended: 'La session est terminée. Il faut se connecter à nouveau.',
  email_unconfirmed: 'Confirme d’abord ton e-mail.',
  premium_required: 'Il te faut Premium pour ça.',
  not_permitted: 'Ce compte n’a pas le droit de faire cela.',
  operator_only: 'Seule la personne qui exploite le service peut voir ceci.',
  second_factor_required: 'Activez d’abord la double authentification, dans « Votre compte ».',
  acceptance_required: 'Accepte d’abord les conditions modifiées.',
  fresh_proof_required: 'Une confirmation d’identité est nécessaire pour continuer.',
  profile_incomplete: 'Complète d’abord ton profil.',

  too_many_requests: ({ seconds }) =>
    `Trop de tentatives. Nouvel essai possible dans ${formatWait(seconds)}.`,
  too_many_at_once: 'Des opérations du même type sont en cours. Il faut attendre leur fin.',
  busy: 'Le service est très sollicité. Nouvel essai possible dans un instant.',
  going_away: 'Ce processus s’arrête. Un autre répond aux requêtes.',
  internal: 'Erreur du serveur : il faut réessayer plus tard.',

  user_not_found: 'Compte introuvable.',
  profile_not_found: 'Profil introuvable.',
  photo_not_found: 'Photo introuvable.',
  photo_not_shown: 'Aucune photo n’est affichée à cette adresse.',
  message_not_found: 'Message introuvable.',
  undo_too_late: ({ seconds }) =>
    `Une décision ne peut être annulée que pendant ${formatWait(seconds)}.`,
};
