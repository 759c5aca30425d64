import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown:
    "This link doesn't work. You can turn these emails off in your settings.",
  notices_not_switchable: "These notifications can't be turned off.",
  push_service_unknown: "We can't send notifications to this browser.",
  push_key_invalid: "This browser's key can't be used. Turn notifications on again.",
  push_subscription_not_found: 'This device gets no notifications.',
  time_zone_unknown: 'Unknown time zone.',
  quiet_hours_empty: 'Quiet hours must end at another time than they begin.',
};
