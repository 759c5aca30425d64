import type { noticesErrors } from '../../../notices/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const notices: ErrorTexts<typeof noticesErrors> = {
  unsubscribe_link_unknown:
    'Dieser Link funktioniert nicht. Du kannst diese E-Mails in deinen Einstellungen ausschalten.',
  notices_not_switchable: 'Diese Benachrichtigungen lassen sich nicht ausschalten.',
  push_service_unknown: 'An diesen Browser können wir keine Push-Mitteilungen schicken.',
  push_key_invalid:
    'Der Schlüssel dieses Browsers ist nicht verwendbar. Schalte die Push-Mitteilungen noch einmal ein.',
  push_subscription_not_found: 'Dieses Gerät bekommt keine Push-Mitteilungen.',
  time_zone_unknown: 'Unbekannte Zeitzone.',
  quiet_hours_empty: 'Die Ruhezeit muss zu einer anderen Uhrzeit enden, als sie beginnt.',
};
