import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits:
    'Diese Nachricht wartet, bis unser Team dein Konto angesehen hat. Du musst sie nicht noch einmal senden.',
  message_slowed: ({ minutes }) =>
    `Du hast vielen neuen Leuten geschrieben. Dem nächsten kannst du in ${minutes} Minuten schreiben.`,
  young_account: ({ people, hours }) =>
    `In den ersten Tagen kann man hier ${people} neuen Leuten am Tag schreiben. Den nächsten kannst du in ${hours} Std. schreiben, oder sofort, sobald dir jemand antwortet oder deine Fotos geprüft sind.`,
  too_many_waiting:
    'Zu viele deiner Nachrichten warten. Du kannst welche löschen oder auf unser Team warten.',
  photo_of_held:
    'Solange unser Team dein Konto ansieht, kannst du neuen Leuten keine Fotos senden.',
  hold_not_found: 'Hier wartet nichts mehr. Bitte lade die Liste neu.',
  hold_has_case: 'Zu diesem Konto gibt es schon einen Fall.',
};
