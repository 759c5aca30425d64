import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
  sign_in_expired: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  account_erased: 'Dieses Konto gibt es nicht mehr.',
  account_banned: ({ reason, decision, support }) =>
    `Dieses Konto ist gesperrt.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `Dieses Konto ist bis zum ${formatDateTime(until, timeZone)} gesperrt.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `Unser Team hat dieses Konto deaktiviert.${reasonText(reason)} Schreib dazu an ${support}.`,
  account_closed: 'Du hast dieses Konto geschlossen. Du kannst es jederzeit wieder öffnen.',
  account_leaving: ({ until, timeZone }) =>
    `Du wolltest dieses Konto löschen. Am ${formatDateTime(until, timeZone)} löschen wir alles darin. Bis dahin kannst du es wieder öffnen.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `Unser Team hat die E-Mail-Adresse dieses Kontos geändert. Bis zum ${formatDateTime(until, timeZone)} kannst du dich nur wie bisher anmelden, zum Beispiel mit deinem Passwort.`,

  verification_code_missing: 'Bitte gib den sechsstelligen Code aus unserer E-Mail ein.',
  verification_code_wrong:
    'Dieser Code ist falsch oder gilt nicht mehr. Schau in unsere neueste E-Mail oder fordere einen neuen an.',
  registration_unknown:
    'Dieser Code gehört zu keiner Registrierung. Bitte registriere dich noch einmal.',
  registration_erased: 'Dieses Konto gibt es nicht mehr.',
  email_already_confirmed: 'Deine E-Mail-Adresse ist schon bestätigt.',
  signed_in_as_someone_else:
    'Du bist in einem anderen Konto angemeldet. Melde dich erst ab und öffne den Link dann noch einmal.',
  link_expired: 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  undo_link_expired: 'Dieser Link gilt nicht mehr. Schreib uns, wenn du ihn noch brauchst.',

  password_wrong: 'Dieses Passwort ist falsch.',
  password_not_set:
    'Du hast noch kein Passwort. Melde dich ab und lege dann über „Passwort vergessen?“ eines fest.',
  password_changed: 'Dein Passwort wurde geändert. Bitte melde dich noch einmal an.',
  new_password_missing:
    'Wähle ein neues Passwort, denn hier bist du nicht in diesem Konto angemeldet.',
  password_is_email: 'Dein Passwort darf nicht deine E-Mail-Adresse sein. Bitte wähle ein anderes.',
  password_is_service_name:
    'Dein Passwort darf nicht der Name dieses Dienstes sein. Bitte wähle ein anderes.',
  password_too_common: 'Dieses Passwort benutzen zu viele. Bitte wähle ein anderes.',
  email_throw_away:
    'Diese E-Mail-Adresse gehört zu einem Dienst für Wegwerfadressen. Bitte nimm eine, die du behältst, denn wir schicken Codes und Benachrichtigungen dorthin.',
  email_unchanged: 'Das ist schon deine E-Mail-Adresse.',
  present_email_code_missing:
    'Gib auch den Code ein, den wir an deine bisherige E-Mail-Adresse geschickt haben.',
  email_change_codes_wrong:
    'Diese Codes sind falsch. Schau in beide E-Mails und versuch es noch einmal.',
  email_change_codes_expired: 'Diese Codes gelten nicht mehr. Bitte fordere neue an.',
  session_not_found: 'Sitzung nicht gefunden. Vielleicht ist sie schon beendet.',

  proof_password_missing: 'Gib dein Passwort ein.',
  proof_authenticator_code_missing: 'Gib einen Code aus deiner Authenticator-App ein.',
  proof_code_missing: 'Gib den sechsstelligen Code aus unserer E-Mail ein.',
  proof_code_wrong: 'Dieser Code stimmt nicht. Schau in unsere neueste E-Mail.',
  proof_code_expired: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
  proof_needs_password: 'Du hast ein Passwort. Gib stattdessen das ein.',

  second_factor_missing: 'Bitte melde dich mit deinem Passwort und deiner Authenticator-App an.',
  email_confirmed_second_factor_missing:
    'Deine E-Mail-Adresse ist bestätigt. Bitte melde dich mit deinem Passwort und deiner Authenticator-App an.',
  second_factor_mandatory:
    'Zwei-Faktor-Authentifizierung ist hier Pflicht. Du kannst stattdessen die App wechseln.',
  second_factor_setup_expired: 'Das hat zu lange gedauert. Bitte fang noch einmal an.',
  authenticator_code_wrong:
    'Dieser Code stimmt nicht. Warte auf den nächsten in deiner App und versuch es noch einmal.',
  present_authenticator_code_missing: 'Gib einen Code aus deiner bisherigen App ein.',
  authenticator_key_unreadable:
    'Deine Authenticator-App funktioniert mit diesem Dienst nicht mehr. Lass deine Zwei-Faktor-Authentifizierung von den Menschen zurücksetzen, die den Dienst betreiben.',

  sign_in_method_unavailable: 'Diese Anmeldemethode gibt es hier nicht.',
  google_unreachable: 'Wir erreichen Google gerade nicht. Bitte versuch es noch einmal.',
  google_sign_in_failed:
    'Google konnte deine Identität nicht bestätigen. Bitte versuch es noch einmal.',
  facebook_unreachable: 'Wir erreichen Facebook gerade nicht. Bitte versuch es noch einmal.',
  facebook_sign_in_failed:
    'Facebook konnte deine Identität nicht bestätigen. Bitte versuch es noch einmal.',
  provider_email_missing:
    'Wir haben deine E-Mail-Adresse nicht bekommen. Bitte registriere dich stattdessen mit deiner E-Mail-Adresse.',
  provider_identity_unusable:
    'Mit den Angaben, die wir über dich bekommen haben, geht es leider nicht. Bitte registriere dich stattdessen mit deiner E-Mail-Adresse.',
  user_exists:
    'Dieses Konto gibt es schon. Melde dich mit deinem Passwort an. Weitere Anmeldemethoden kannst du in den Einstellungen hinzufügen.',
  sign_in_method_of_other_account: 'Diese Anmeldemethode gehört zu einem anderen Konto.',
  sign_in_method_already_added:
    'Du hast schon eine andere Anmeldemethode dieser Art. Entferne sie zuerst.',
  sign_in_method_not_used: 'Du benutzt diese Anmeldemethode nicht.',
  last_sign_in_method: 'Deine einzige Anmeldemethode kannst du nicht entfernen.',
};

const reasonText = (reason: string | null) =>
  reason ? ` Begründung: ${reason.replace(/[.!?\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `Für eine Beschwerde schreib an ${support}.`;
  return decision === 'linked'
    ? 'Öffne die Entscheidung, um zu sehen, wie du sie anfechten kannst.'
    : 'Gleich schicken wir dir per E-Mail einen Link zur Entscheidung. Dort steht auch, wie du sie anfechten kannst.';
}
