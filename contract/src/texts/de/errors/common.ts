import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field}: ${msg}.`,
  unreadable: 'Wir konnten die Anfrage nicht lesen.',
  body_missing: 'Die Anfrage braucht einen Inhalt im Format JSON.',
  body_too_large: 'Die Anfrage ist zu groß.',
  not_json: 'Sende die Anfrage als application/json.',
  nested_too_deeply: 'Die Anfrage ist zu tief verschachtelt.',
  too_many_values: 'Die Anfrage enthält zu viele Werte.',
  cursor_unknown:
    'Fang bei der ersten Seite an: Der Cursor muss der nextCursor einer früheren Antwort sein.',
  page_not_found: 'Seite nicht gefunden. Prüfe die Adresse.',
  key_reused:
    'Dieser Schlüssel wurde schon für eine andere Anfrage benutzt. Bitte fang noch einmal an.',
  stale:
    'Jemand anderes hat das geändert. Schau dir den aktuellen Stand an und versuch es noch einmal.',

  unauthenticated: 'Bitte melde dich an, um weiterzumachen.',
  session_ended: 'Deine Sitzung ist beendet. Bitte melde dich noch einmal an.',
  email_unconfirmed: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  premium_required: 'Dafür brauchst du Premium.',
  not_permitted: 'Dazu fehlt dir die Berechtigung.',
  operator_only: 'Das sehen nur die Menschen, die den Dienst betreiben.',
  second_factor_required: 'Richte zuerst in deinem Konto die Zwei-Faktor-Authentifizierung ein.',
  acceptance_required: 'Stimme zuerst den geänderten Bedingungen zu.',
  fresh_proof_required: 'Bestätige, dass du es bist, um weiterzumachen.',
  profile_incomplete: 'Vervollständige zuerst dein Profil.',

  too_many_requests: ({ seconds }) =>
    `Zu viele Versuche. Versuch es in ${formatWait(seconds)} noch einmal.`,
  too_many_at_once: 'Einige davon laufen noch. Bitte warte, bis sie fertig sind.',
  busy: 'Der Dienst ist gerade ausgelastet. Bitte versuch es gleich noch einmal.',
  going_away: 'Dieser Prozess wird beendet. Ein anderer übernimmt die Anfragen.',
  internal: 'Serverfehler: Bitte versuch es später noch einmal.',

  user_not_found: 'Konto nicht gefunden.',
  profile_not_found: 'Profil nicht gefunden.',
  photo_not_found: 'Foto nicht gefunden.',
  photo_not_shown: 'Unter dieser Adresse wird kein Foto gezeigt.',
  message_not_found: 'Nachricht nicht gefunden.',
  undo_too_late: ({ seconds }) =>
    `Eine Entscheidung kannst du nur innerhalb von ${seconds} Sekunden rückgängig machen.`,
};
