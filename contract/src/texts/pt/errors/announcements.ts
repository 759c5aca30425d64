import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: 'Este anúncio não existe.',
  announcement_over: 'Este anúncio já terminou.',
  announcement_without_text: 'Escreva um título e um texto em pelo menos um idioma.',
  announcement_count_changed: 'Agora mais pessoas receberiam. Veja o número de novo.',
};
