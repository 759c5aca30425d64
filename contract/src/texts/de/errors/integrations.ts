import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped:
    'Dieser API-Schlüssel ist unvollständig. Kopiere ihn noch einmal, von kk_ bis zum letzten Zeichen.',
  key_refused:
    'Dieser API-Schlüssel ist unbekannt, widerrufen oder abgelaufen. Bitte die Administration um einen neuen.',
  key_scope_missing:
    'Dieser API-Schlüssel darf das nicht. Bitte die Administration um einen mit dem Bereich, den die Dokumentation nennt.',
  key_name_taken: 'Ein anderer Schlüssel heißt schon so. Wähle einen anderen Namen.',
  key_end_past: 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren.',
  keys_full: 'Es gibt schon 50 Schlüssel. Widerrufe einen, der nicht mehr gebraucht wird.',
  key_not_found: 'Dieser Schlüssel wurde inzwischen widerrufen. Lade die Liste neu.',
  webhook_url_invalid:
    'An diese Adresse lassen sich keine Ereignisse senden. Gib eine ein wie https://bot.example/kindred.',
  webhook_url_insecure:
    'Diese Adresse ist nicht verschlüsselt. Gib eine ein, die mit https:// beginnt.',
  webhook_url_private: 'Diese Adresse liegt in einem privaten Netz. Gib eine öffentliche ein.',
  webhook_not_found: 'Dieser Webhook wurde inzwischen gelöscht. Lade die Liste neu.',
  webhook_changed:
    'Jemand aus dem Team hat diesen Webhook gerade geändert. Sieh ihn dir noch einmal an.',
  webhook_off: 'Dieser Webhook ist aus. Schalte ihn zuerst ein.',
  webhooks_full: 'Es gibt schon 20 Webhooks. Lösche einen, der nicht mehr gebraucht wird.',
  delivery_not_found: 'Diesen Eintrag gibt es nicht mehr. Lade das Protokoll neu.',
};
