import type { messages as en } from '../en/own-pages.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  loading: 'Cargando la página…',
  failed: 'No se pudo cargar la página',
  again: 'Intentar de nuevo',
  missing: 'Esta página no existe',
  missingText: 'Puede que la dirección tenga un error o que la página se haya quitado.',
  home: 'Ir a la página de inicio',
  bindingFrom: (day) =>
    `Los miembros aceptan esta página. Esta versión se aplica a partir del ${day}.`,
  bindingSince: (day) =>
    `Los miembros aceptan esta página. Esta versión se aplica desde el ${day}.`,
};
