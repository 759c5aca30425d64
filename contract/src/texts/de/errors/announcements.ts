import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: 'Diese Ankündigung gibt es nicht.',
  announcement_over: 'Diese Ankündigung ist beendet.',
  announcement_without_text: 'Schreib einen Titel und einen Text in mindestens einer Sprache.',
  announcement_count_changed:
    'Jetzt würden sie mehr Personen bekommen. Bitte sieh dir die Zahl noch einmal an.',
};
