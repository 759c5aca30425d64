import type { ErrorTexts } from '../../../errors.ts';
import type { noticesErrors } from '../../../notices/errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown: 'Ten link nie działa. Te e-maile możesz wyłączyć w ustawieniach.',
  notices_not_switchable: 'Tych powiadomień nie można wyłączyć.',
  push_service_unknown: 'Do tej przeglądarki nie możemy wysyłać powiadomień.',
  push_key_invalid: 'Klucz tej przeglądarki nie działa. Włącz powiadomienia jeszcze raz.',
  push_subscription_not_found: 'To urządzenie nie dostaje powiadomień.',
  time_zone_unknown: 'Nieznana strefa czasowa.',
  quiet_hours_empty: 'Godziny ciszy muszą się kończyć o innej porze, niż się zaczynają.',
};
