import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';
import { plural } from '../plural.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'Zmienia to tylko administracja.',
  newcomer_unconfirmed:
    'Do zespołu może dołączyć tylko osoba z aktywnym kontem i potwierdzonym adresem e-mail. Wyślij jej zaproszenie.',
  email_of_other_account: 'Ten adres e-mail należy już do innego konta.',

  fraud_without_ban: 'Tylko ban może być za oszustwo.',
  ban_end_without_ban: 'Tylko ban ma datę końca.',
  ban_end_past: 'Wybierz czas w przyszłości.',
  ban_too_long: ({ years }) =>
    `Wybierz czas w ciągu ${plural(years, {
      one: `${years} roku`,
      few: `${years} lat`,
      many: `${years} lat`,
      other: `${years} roku`,
    })}.`,
  member_leaving: 'To konto czeka na usunięcie na prośbę tej osoby. Tylko ona może to cofnąć.',

  note_not_found: 'Nie ma takiej notatki albo nie jest twoja.',
  exports_running: 'Trwają inne eksporty. Spróbuj ponownie za minutę.',

  typed_count_wrong: 'Wpisz, ilu kont dotyczy ta zmiana.',
  ids_or_filter_required: 'Podaj identyfikatory albo filtr.',
  verifying_for_administrators: 'Oznaczać adresy jako potwierdzone może tylko administracja.',
  bulk_too_large: ({ most }) =>
    `Filtr obejmuje więcej kont niż ${most.toLocaleString('pl')}. Zawęź go i spróbuj ponownie.`,
  bulk_not_found: 'Nie ma takiej zmiany zbiorczej.',
  bulk_of_colleague: 'Zmianę może cofnąć tylko osoba, która ją zaczęła.',
  bulk_not_undoable: 'Tej zmiany nie można cofnąć.',
  bulk_undo_too_late: 'Za późno, żeby to cofnąć. Zmień konta z powrotem.',
  bulk_starter_not_permitted: 'Osoba, która zaczęła tę zmianę, nie ma już uprawnień.',
  email_owned_by_other_account: 'Ten adres e-mail należy do innego konta.',
  user_changed_since: 'To konto zmieniło się w międzyczasie.',
  ban_ended: 'Ban się skończył.',
};
