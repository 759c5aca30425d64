import type { ErrorTexts } from '../../../errors.ts';
import type { membersErrors } from '../../../members/errors.ts';

export const members: ErrorTexts<typeof membersErrors> = {
  too_young: ({ minimumAge }) =>
    `Du musst mindestens ${minimumAge} Jahre alt sein, um mitzumachen.`,
  date_of_birth_impossible: 'Bitte prüfe dein Geburtsdatum.',
  staff_cannot_take_part: 'Teamkonten können nicht mitmachen.',
  cannot_manage_self: 'Mit deinem eigenen Konto geht das nicht.',
  cannot_manage_colleague: 'Konten des Teams kann nur die Administration öffnen oder ändern.',
  last_administrator:
    'Das ist das letzte Konto mit Administrationsrolle. Gib die Rolle zuerst einer anderen Person.',
};
