import type { ErrorTexts } from '../../../errors.ts';
import type { personalDataErrors } from '../../../personal-data/errors.ts';

export const personalData: ErrorTexts<typeof personalDataErrors> = {
  leaving_needs_password: 'Masz hasło, więc wpisz je zamiast kodu.',
  leaving_password_missing: 'Wpisz swoje hasło.',
  leaving_code_missing: 'Wpisz sześciocyfrowy kod z naszego e-maila.',
  leaving_code_wrong: 'Ten kod jest nieprawidłowy. Sprawdź nasz e-mail i spróbuj ponownie.',
  leaving_code_expired: 'Ten kod już nie działa. Poproś o nowy.',
  consent_text_changed: 'Ten tekst został zmieniony. Odśwież stronę i przeczytaj go jeszcze raz.',
  archive_not_found: 'Nie ma pliku z danymi. Możesz o niego poprosić w ustawieniach.',
  archive_link_expired: 'Ten link już nie działa. O nowy plik możesz poprosić w ustawieniach.',
};
