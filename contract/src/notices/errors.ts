import { defineErrors } from '../errors.ts';

export const noticesErrors = defineErrors({
  unsubscribe_link_unknown: { status: 404 },
  notices_not_switchable: { status: 422 },
  push_service_unknown: { status: 422 },
  push_key_invalid: { status: 422 },
  push_subscription_not_found: { status: 404 },
  time_zone_unknown: { status: 422, field: 'timeZone' },
  quiet_hours_empty: { status: 422, field: 'quiet' },
});
