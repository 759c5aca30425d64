import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/news.ts';

export const messages: Translated<typeof en> = {
  title: 'Novedades',
  about: 'Lo que nuestro equipo te ha escrito.',
  loading: 'Cargando novedades...',
  failed: 'Error al cargar las novedades',
  again: 'Volver a intentarlo',
  none: 'Aún no hay novedades.',
  settings: 'En los ajustes eliges si recibes novedades por correo.',
};
