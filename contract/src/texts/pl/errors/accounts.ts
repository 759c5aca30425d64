import type { accountsErrors } from '../../../accounts/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatDateTime } from '../format-date-time.ts';

export const accounts: ErrorTexts<typeof accountsErrors> = {
  credentials_wrong: 'Nieprawidłowy e-mail lub hasło.',
  sign_in_expired: 'Minęło za dużo czasu. Zaloguj się jeszcze raz.',
  account_erased: 'To konto już nie istnieje.',
  account_banned: ({ reason, decision, support }) =>
    `To konto jest zbanowane.${reasonText(reason)} ${appealText(decision, support)}`,
  account_suspended: ({ until, timeZone, reason, decision, support }) =>
    `To konto jest zawieszone do ${formatDateTime(until, timeZone)}.${reasonText(reason)} ${appealText(decision, support)}`,
  account_deactivated: ({ reason, support }) =>
    `Nasz zespół dezaktywował to konto.${reasonText(reason)} W tej sprawie napisz na adres ${support}.`,
  account_closed: 'To konto jest zamknięte na twoją prośbę. Możesz je otworzyć w każdej chwili.',
  account_leaving: ({ until, timeZone }) =>
    `To konto czeka na usunięcie na twoją prośbę. Usuniemy je z całą zawartością ${formatDateTime(until, timeZone)}. Do tego czasu możesz je otworzyć ponownie.`,
  email_changed_by_staff: ({ until, timeZone }) =>
    `Adres e-mail tego konta zmienił nasz zespół. Do ${formatDateTime(until, timeZone)} możesz logować się tylko tak jak wcześniej, na przykład hasłem.`,

  verification_code_missing: 'Wpisz sześciocyfrowy kod z naszego e-maila.',
  verification_code_wrong:
    'Ten kod jest nieprawidłowy lub już nie działa. Sprawdź nasz ostatni e-mail albo poproś o nowy kod.',
  registration_unknown: 'Ten kod nie należy do żadnej rejestracji. Zarejestruj się ponownie.',
  registration_erased: 'To konto już nie istnieje.',
  email_already_confirmed: 'Twój adres e-mail jest już potwierdzony.',
  signed_in_as_someone_else:
    'W tej przeglądarce zalogowane jest inne konto. Najpierw się wyloguj, a potem otwórz link ponownie.',
  link_expired: 'Ten link już nie działa. Poproś o nowy.',
  undo_link_expired: 'Ten link już nie działa. Jeśli nadal go potrzebujesz, napisz do nas.',

  password_wrong: 'To hasło jest nieprawidłowe.',
  password_not_set:
    'Nie masz jeszcze hasła. Wyloguj się, a potem ustaw je przez „Nie pamiętasz hasła?”.',
  password_changed: 'Twoje hasło zostało zmienione. Zaloguj się ponownie.',
  new_password_missing: 'Wybierz nowe hasło, bo to konto nie jest tu zalogowane.',
  password_is_email: 'Adres e-mail nie może być hasłem. Wybierz inne.',
  password_is_service_name: 'Nazwa tego serwisu nie może być hasłem. Wybierz inne.',
  password_too_common: 'To hasło jest zbyt popularne. Wybierz inne.',
  email_throw_away:
    'To adres z serwisu z jednorazową pocztą. Podaj adres, z którego korzystasz na stałe, bo wysyłamy na niego kody i powiadomienia.',
  email_unchanged: 'To już jest twój adres e-mail.',
  present_email_code_missing: 'Wpisz też kod wysłany na obecny adres e-mail.',
  email_change_codes_wrong: 'Te kody są nieprawidłowe. Sprawdź oba e-maile i spróbuj ponownie.',
  email_change_codes_expired: 'Te kody już nie działają. Poproś o nowe.',
  session_not_found: 'Nie ma takiej sesji. Być może już się skończyła.',

  proof_password_missing: 'Wpisz swoje hasło.',
  proof_authenticator_code_missing: 'Wpisz kod z aplikacji uwierzytelniającej.',
  proof_code_missing: 'Wpisz sześciocyfrowy kod z naszego e-maila.',
  proof_code_wrong: 'Ten kod się nie zgadza. Sprawdź nasz ostatni e-mail.',
  proof_code_expired: 'Ten kod już nie działa. Poproś o nowy.',
  proof_needs_password: 'Masz hasło, więc wpisz je zamiast kodu.',

  second_factor_missing: 'Zaloguj się hasłem i kodem z aplikacji uwierzytelniającej.',
  email_confirmed_second_factor_missing:
    'Twój adres e-mail jest potwierdzony. Zaloguj się hasłem i kodem z aplikacji uwierzytelniającej.',
  second_factor_mandatory:
    'Uwierzytelnianie dwuskładnikowe jest tu wymagane. Możesz zamiast tego zmienić aplikację.',
  second_factor_setup_expired: 'Minęło za dużo czasu. Zacznij od nowa.',
  authenticator_code_wrong:
    'Ten kod nie działa. Poczekaj na następny w aplikacji i spróbuj ponownie.',
  present_authenticator_code_missing: 'Wpisz kod z obecnej aplikacji.',
  authenticator_key_unreadable:
    'Twoja aplikacja uwierzytelniająca już nie działa z tym serwisem. Poproś operatora o zresetowanie uwierzytelniania dwuskładnikowego.',

  sign_in_method_unavailable: 'Ten sposób logowania jest niedostępny.',
  google_unreachable: 'Nie możemy teraz połączyć się z Google. Spróbuj ponownie.',
  google_sign_in_failed: 'Google nie może potwierdzić twojej tożsamości. Spróbuj ponownie.',
  facebook_unreachable: 'Nie możemy teraz połączyć się z Facebookiem. Spróbuj ponownie.',
  facebook_sign_in_failed: 'Facebook nie może potwierdzić twojej tożsamości. Spróbuj ponownie.',
  provider_email_missing:
    'Ten dostawca nie podał nam twojego adresu e-mail. Zarejestruj się e-mailem.',
  provider_identity_unusable:
    'Nie możemy użyć danych, które mamy od tego dostawcy. Zarejestruj się e-mailem.',
  user_exists:
    'Takie konto już istnieje. Zaloguj się hasłem; inne sposoby logowania dodasz w ustawieniach.',
  sign_in_method_of_other_account: 'Ten sposób logowania należy do innego konta.',
  sign_in_method_already_added: 'Masz już inny sposób logowania tego rodzaju. Najpierw go usuń.',
  sign_in_method_not_used: 'Nie używasz tego sposobu logowania.',
  last_sign_in_method: 'Nie można usunąć jedynego sposobu logowania.',
};

const reasonText = (reason: string | null) =>
  reason ? ` Powód: ${reason.replace(/[.!?\s]+$/, '')}.` : '';

function appealText(decision: 'linked' | 'mailed-soon' | 'none', support: string) {
  if (decision === 'none') return `Aby się odwołać, napisz na adres ${support}.`;
  return decision === 'linked'
    ? 'Otwórz decyzję, żeby zobaczyć, jak się od niej odwołać.'
    : 'Za chwilę wyślemy ci e-mail z linkiem do decyzji i informacją, jak się od niej odwołać.';
}
