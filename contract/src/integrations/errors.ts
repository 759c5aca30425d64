import { defineErrors } from '../errors.ts';

export const integrationsErrors = defineErrors({
  key_mistyped: { status: 401 },
  key_refused: { status: 401 },
  key_scope_missing: { status: 403 },
  key_name_taken: { status: 409, field: 'name' },
  key_end_past: { status: 422, field: 'endsAt' },
  keys_full: { status: 409 },
  key_not_found: { status: 404 },
  webhook_url_invalid: { status: 422, field: 'url' },
  webhook_url_insecure: { status: 422, field: 'url' },
  webhook_url_private: { status: 422, field: 'url' },
  webhook_not_found: { status: 404 },
  webhook_changed: { status: 412 },
  webhook_off: { status: 409 },
  webhooks_full: { status: 409 },
  delivery_not_found: { status: 404 },
});
