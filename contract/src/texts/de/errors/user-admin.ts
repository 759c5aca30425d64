import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'Das kann nur die Administration ändern.',
  newcomer_unconfirmed:
    'Ins Team kann nur, wer ein aktives Konto und eine bestätigte E-Mail-Adresse hat. Sende stattdessen eine Einladung.',
  email_of_other_account: 'Diese E-Mail-Adresse gehört schon zu einem anderen Konto.',

  fraud_without_ban: 'Betrug kannst du nur bei einer Sperre angeben.',
  ban_end_without_ban: 'Ein Ende kannst du nur bei einer Sperre angeben.',
  ban_end_past: 'Wähle einen Zeitpunkt in der Zukunft.',
  ban_too_long: ({ years }) => `Wähle einen Zeitpunkt in höchstens ${years} Jahren.`,
  member_leaving:
    'Dieses Mitglied hat die Löschung verlangt. Nur das Mitglied selbst kann das zurücknehmen.',

  note_not_found: 'Notiz nicht gefunden, oder sie ist nicht von dir.',
  exports_running: 'Andere Exporte laufen noch. Bitte versuch es in einer Minute noch einmal.',

  typed_count_wrong: 'Gib ein, wie viele Mitglieder das ändert.',
  ids_or_filter_required: 'Gib entweder IDs oder einen Filter an.',
  verifying_for_administrators:
    'Nur die Administration kann E-Mail-Adressen als bestätigt markieren.',
  bulk_too_large: ({ most }) =>
    `Mehr als ${most.toLocaleString('de')} Konten passen. Grenze den Filter ein und versuch es noch einmal.`,
  bulk_not_found: 'Sammeländerung nicht gefunden.',
  bulk_of_colleague: 'Eine Änderung kann nur rückgängig machen, wer sie gestartet hat.',
  bulk_not_undoable: 'Diese Änderung lässt sich nicht rückgängig machen.',
  bulk_undo_too_late: 'Zum Rückgängigmachen ist es zu spät. Ändere die Konten stattdessen zurück.',
  bulk_starter_not_permitted: 'Die Person, die das gestartet hat, ist dazu nicht mehr berechtigt.',
  email_owned_by_other_account: 'Diese E-Mail-Adresse gehört einem anderen Konto.',
  user_changed_since: 'Dieses Konto wurde inzwischen geändert.',
  ban_ended: 'Die Sperre ist zu Ende.',
};
