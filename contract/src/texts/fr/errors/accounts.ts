import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'L’e-mail ou le mot de passe est incorrect.',
  sign_in_expired: 'Le délai est dépassé. Il faut se connecter à nouveau.',
  account_erased: 'Ce compte n’existe plus.',
  account_banned: ({ reason, decision, support }) =>
    `Ce compte est banni.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `Ce compte est suspendu jusqu’au ${formatDateTime(until, timeZone)}.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `Ce compte a été désactivé par notre équipe.${reasonText(reason)} Pour en savoir plus, écris à ${support}.`,
  account_closed: 'Tu as fermé ce compte. Tu peux le rouvrir à tout moment.',
  account_leaving: ({ until, timeZone }) =>
    `Tu as demandé la suppression de ce compte. Nous supprimerons tout ce qu’il contient le ${formatDateTime(until, timeZone)}. D’ici là, tu peux le rouvrir.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `Notre équipe a changé l’e-mail de ce compte. Jusqu’au ${formatDateTime(until, timeZone)}, la connexion n’est possible que comme avant, par exemple avec ton mot de passe.`,

  verification_code_missing: 'Saisis le code à six chiffres de notre e-mail.',
  verification_code_wrong:
    'Ce code est incorrect ou ne fonctionne plus. Regarde notre dernier e-mail, ou demande un nouveau code.',
  registration_unknown: 'Ce code ne correspond à aucune inscription. Inscris-toi à nouveau.',
  registration_erased: 'Ce compte n’existe plus.',
  email_already_confirmed: 'Ton e-mail est déjà confirmé.',
  signed_in_as_someone_else:
    'Une session est ouverte avec un autre compte. Déconnecte-toi d’abord, puis rouvre le lien.',
  link_expired: 'Ce lien ne fonctionne plus. Demande un nouveau lien.',
  undo_link_expired: 'Ce lien ne fonctionne plus. Écris-nous si tu en as encore besoin.',

  password_wrong: 'Ce mot de passe est incorrect.',
  password_not_set:
    'Tu n’as pas encore de mot de passe. Déconnecte-toi, puis choisis-en un avec « Mot de passe oublié ? ».',
  password_changed: 'Le mot de passe a été changé. Il faut se connecter à nouveau.',
  new_password_missing:
    'Choisis un nouveau mot de passe, car aucune session de ce compte n’est ouverte ici.',
  password_is_email: 'Le mot de passe ne peut pas être l’e-mail. Il en faut un autre.',
  password_is_service_name:
    'Le mot de passe ne peut pas être le nom de ce service. Il en faut un autre.',
  password_too_common: 'Ce mot de passe est trop courant. Il en faut un autre.',
  email_throw_away:
    'Cet e-mail vient d’un service d’adresses jetables. Utilise une adresse que tu comptes garder : nous y envoyons des codes et des informations.',
  email_unchanged: 'C’est déjà l’e-mail de ce compte.',
  present_email_code_missing: 'Saisis aussi le code envoyé à l’e-mail actuel.',
  email_change_codes_wrong: 'Ces codes sont incorrects. Vérifie les deux e-mails et réessaie.',
  email_change_codes_expired: 'Ces codes ne fonctionnent plus. Demande de nouveaux codes.',
  session_not_found: 'Session introuvable. Elle est peut-être déjà terminée.',

  proof_password_missing: 'Il manque le mot de passe.',
  proof_authenticator_code_missing: 'Il manque le code de l’application d’authentification.',
  proof_code_missing: 'Il manque le code à six chiffres de notre e-mail.',
  proof_code_wrong: 'Ce code n’est pas le bon. Le bon est dans notre dernier e-mail.',
  proof_code_expired: 'Ce code ne fonctionne plus. Il en faut un nouveau.',
  proof_needs_password: 'Ce compte a un mot de passe : c’est lui qu’il faut saisir.',

  second_factor_missing:
    'Connectez-vous avec votre mot de passe et votre application d’authentification.',
  email_confirmed_second_factor_missing:
    'Votre e-mail est confirmé. Connectez-vous avec votre mot de passe et votre application d’authentification.',
  second_factor_mandatory:
    'La double authentification est obligatoire ici. Vous pouvez changer d’application.',
  second_factor_setup_expired: 'Le délai est dépassé. Recommencez depuis le début.',
  authenticator_code_wrong:
    'Ce code ne fonctionne pas. Attendez le suivant dans votre application et réessayez.',
  present_authenticator_code_missing: 'Saisissez un code de votre application actuelle.',
  authenticator_key_unreadable:
    'Votre application d’authentification ne fonctionne plus avec ce service. Demandez à la personne qui l’exploite de réinitialiser votre double authentification.',

  sign_in_method_unavailable: 'Ce mode de connexion n’est pas disponible.',
  google_unreachable: 'Google est injoignable pour le moment. Réessaie.',
  google_sign_in_failed: 'Google n’a pas pu confirmer ton identité. Réessaie.',
  facebook_unreachable: 'Facebook est injoignable pour le moment. Réessaie.',
  facebook_sign_in_failed: 'Facebook n’a pas pu confirmer ton identité. Réessaie.',
  provider_email_missing: 'Nous n’avons pas reçu ton e-mail. Inscris-toi plutôt avec ton e-mail.',
  provider_identity_unusable:
    'Nous n’avons pas pu utiliser les informations reçues sur toi. Inscris-toi plutôt avec ton e-mail.',
  user_exists:
    'Ce compte existe déjà. Connecte-toi avec ton mot de passe ; tu peux ajouter d’autres modes de connexion dans tes réglages.',
  sign_in_method_of_other_account: 'Ce mode de connexion appartient à un autre compte.',
  sign_in_method_already_added:
    'Tu as déjà un autre mode de connexion de ce type. Supprime-le d’abord.',
  sign_in_method_not_used: 'Tu n’utilises pas ce mode de connexion.',
  last_sign_in_method: 'Tu ne peux pas supprimer ton seul mode de connexion.',
};

const reasonText = (reason: string | null) =>
  reason ? ` Motif : ${reason.replace(/[.!?\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `Écris à ${support} pour contester.`;
  return decision === 'linked'
    ? 'Ouvre la décision pour voir comment la contester.'
    : 'Dans un instant, tu recevras par e-mail un lien vers la décision et la façon de la contester.';
}
