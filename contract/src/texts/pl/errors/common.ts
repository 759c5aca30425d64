import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';
import { plural } from '../plural.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field}: ${msg}.`,
  unreadable: 'Nie możemy odczytać tego żądania.',
  body_missing: 'Żądanie wymaga treści JSON.',
  body_too_large: 'Żądanie jest za duże.',
  not_json: 'Wyślij żądanie jako application/json.',
  nested_too_deeply: 'Żądanie ma zbyt wiele poziomów zagnieżdżenia.',
  too_many_values: 'Żądanie ma za dużo wartości.',
  cursor_unknown:
    'Zacznij od pierwszej strony: cursor musi być wartością nextCursor z wcześniejszej odpowiedzi.',
  page_not_found: 'Nie ma takiej strony. Sprawdź adres.',
  key_reused: 'Ten klucz jest już użyty w innym żądaniu. Zacznij od nowa.',
  stale: 'Ktoś inny wprowadził tu zmiany. Sprawdź aktualną wersję i spróbuj ponownie.',

  unauthenticated: 'Zaloguj się, żeby przejść dalej.',
  session_ended: 'Sesja się skończyła. Zaloguj się ponownie.',
  email_unconfirmed: 'Najpierw potwierdź swój adres e-mail.',
  premium_required: 'Do tego potrzebujesz premium.',
  not_permitted: 'Nie masz do tego uprawnień.',
  operator_only: 'Widzi to tylko operator.',
  second_factor_required:
    'Najpierw skonfiguruj uwierzytelnianie dwuskładnikowe na stronie „Twoje konto”.',
  acceptance_required: 'Najpierw zaakceptuj zmieniony regulamin.',
  fresh_proof_required: 'Potwierdź, że to ty, żeby przejść dalej.',
  profile_incomplete: 'Najpierw uzupełnij swój profil.',

  too_many_requests: ({ seconds }) => `Za dużo prób. Spróbuj ponownie za ${formatWait(seconds)}.`,
  too_many_at_once: 'Część z nich jeszcze trwa. Poczekaj, aż się zakończą.',
  busy: 'Serwis jest przeciążony. Spróbuj ponownie za chwilę.',
  going_away: 'Ten proces kończy pracę. Żądania obsługuje inny.',
  internal: 'Błąd serwera. Spróbuj ponownie później.',

  user_not_found: 'Nie ma takiego konta.',
  profile_not_found: 'Nie ma takiego profilu.',
  photo_not_found: 'Nie ma takiego zdjęcia.',
  photo_not_shown: 'Pod tym adresem nie ma zdjęcia.',
  message_not_found: 'Nie ma takiej wiadomości.',
  undo_too_late: ({ seconds }) =>
    `Decyzję można cofnąć tylko przez ${plural(seconds, {
      one: `${seconds} sekundę`,
      few: `${seconds} sekundy`,
      many: `${seconds} sekund`,
      other: `${seconds} sekundy`,
    })}.`,
};
