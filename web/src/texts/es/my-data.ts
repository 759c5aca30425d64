import type { messages as en } from '../en/my-data.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: 'Tus datos',
  about: (email: string) =>
    `Este archivo contiene los datos de la cuenta ${email}. Guárdalo en un lugar privado.`,
  reading: 'Abriendo tu enlace…',
  done: 'Tu descarga ha empezado.',
  settings: 'Ir a los ajustes',
  fetch: 'Descargar archivo',
  fetching: 'Descargando…',
};
