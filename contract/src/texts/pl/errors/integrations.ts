import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped: 'Ten klucz API jest niepełny. Skopiuj go jeszcze raz, od kk_ do ostatniego znaku.',
  key_refused:
    'Ten klucz API jest nieznany, unieważniony albo wygasł. Poproś administrację o nowy.',
  key_scope_missing:
    'Ten klucz API na to nie pozwala. Poproś administrację o klucz z zakresem podanym w dokumentacji.',
  key_name_taken: 'Inny klucz ma już tę nazwę. Wybierz inną.',
  key_end_past: 'Ten termin już minął. Wybierz późniejszy.',
  keys_full: 'Jest już 50 kluczy. Unieważnij ten, który nie jest potrzebny.',
  key_not_found: 'W międzyczasie ten klucz został unieważniony. Odśwież listę.',
  webhook_url_invalid:
    'Na ten adres nie można wysyłać zdarzeń. Podaj adres taki jak https://bot.example/kindred.',
  webhook_url_insecure:
    'Ten adres nie jest szyfrowany. Podaj adres, który zaczyna się od https://.',
  webhook_url_private: 'Ten adres należy do sieci prywatnej. Podaj publiczny.',
  webhook_not_found: 'W międzyczasie ten webhook został usunięty. Odśwież listę.',
  webhook_changed: 'Ktoś z zespołu właśnie zmienił ten webhook. Zobacz go jeszcze raz.',
  webhook_off: 'Ten webhook jest wyłączony. Najpierw go włącz.',
  webhooks_full: 'Jest już 20 webhooków. Usuń ten, który nie jest potrzebny.',
  delivery_not_found: 'Tego wpisu już nie ma. Odśwież dziennik.',
};
