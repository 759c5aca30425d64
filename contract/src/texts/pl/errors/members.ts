import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) => `Aby dołączyć, trzeba mieć co najmniej ${minimumAge} lat.`,
  date_of_birth_impossible: 'Sprawdź datę urodzenia.',
  staff_cannot_take_part: 'Konta zespołu nie mogą brać udziału.',
  cannot_manage_self: 'Nie można tego zrobić z własnym kontem.',
  cannot_manage_colleague: 'Konta zespołu otwiera i zmienia tylko administracja.',
  last_administrator: 'To ostatnie konto administracji. Najpierw nadaj tę rolę komuś innemu.',
};
