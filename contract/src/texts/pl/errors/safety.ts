import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits:
    'Ta wiadomość czeka, aż nasz zespół obejrzy twoje konto. Nie trzeba wysyłać jej ponownie.',
  message_slowed: ({ minutes }) =>
    `Napisano z twojego konta do wielu nowych osób. Do następnej możesz napisać za ${minutes} min.`,
  young_account: ({ people, hours }) =>
    `W pierwszych dniach można tu pisać do ${people} nowych osób dziennie. Do następnej możesz napisać za ${hours} godz. albo od razu, gdy ktoś ci odpowie lub twoje zdjęcia będą zweryfikowane.`,
  too_many_waiting:
    'Zbyt wiele twoich wiadomości czeka. Możesz usunąć niektóre albo poczekać na nasz zespół.',
  photo_of_held: 'Gdy nasz zespół ogląda twoje konto, nie możesz wysyłać zdjęć nowym osobom.',
  hold_not_found: 'Nic tu już nie czeka. Wczytaj listę ponownie.',
  hold_has_case: 'W sprawie tego konta jest już otwarta sprawa.',
};
