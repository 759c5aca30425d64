import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: 'Nie ma takiego ogłoszenia.',
  announcement_over: 'To ogłoszenie jest zakończone.',
  announcement_without_text: 'Napisz tytuł i tekst w co najmniej jednym języku.',
  announcement_count_changed: 'Teraz dostałoby je więcej osób. Sprawdź liczbę ponownie.',
};
