import type { ErrorTexts } from '../../../errors.ts';
import type { integrationsErrors } from '../../../integrations/errors.ts';

export const integrations: ErrorTexts<typeof integrationsErrors> = {
  key_mistyped: 'This API key is not complete. Copy it again, from kk_ to its last character.',
  key_refused:
    'This API key is unknown, was revoked or has ended. Ask an administrator for a new one.',
  key_scope_missing:
    'This API key may not do this. Ask an administrator for one with the scope that the documentation names.',
  key_name_taken: 'Another key has this name. Choose another name.',
  key_end_past: 'This time has passed. Choose a later one.',
  keys_full: 'There are 50 keys. Revoke one that is no longer needed.',
  key_not_found: 'This key was revoked in the meantime. Reload the list.',
  webhook_url_invalid:
    'This is no address that events can be sent to. Enter one such as https://bot.example/kindred.',
  webhook_url_insecure: 'This address has no encryption. Enter one that begins with https://.',
  webhook_url_private: 'This address is in a private network. Enter a public one.',
  webhook_not_found: 'This webhook was deleted in the meantime. Reload the list.',
  webhook_changed: 'A colleague has just changed this webhook. Look at it again.',
  webhook_off: 'This webhook is off. Turn it on first.',
  webhooks_full: 'There are 20 webhooks. Delete one that is no longer needed.',
  delivery_not_found: 'This entry of the log no longer exists. Reload the log.',
};
