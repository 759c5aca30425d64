import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: 'Este anuncio no existe.',
  announcement_over: 'Este anuncio ha terminado.',
  announcement_without_text: 'Escribe un título y un texto en al menos un idioma.',
  announcement_count_changed: 'Ahora lo recibirían más personas. Vuelve a mirar el número.',
};
