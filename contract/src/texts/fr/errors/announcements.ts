import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: 'Cette annonce n’existe pas.',
  announcement_over: 'Cette annonce est terminée.',
  announcement_without_text: 'Écrivez un titre et un texte dans une langue au moins.',
  announcement_count_changed: 'Plus de personnes la recevraient. Vérifiez le nombre.',
};
