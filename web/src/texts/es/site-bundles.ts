import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-bundles.ts';

export const messages: Translated<typeof en> = {
  title: 'Empezar con un paquete',
  about:
    'Colores, primeras palabras de la portada y campos propios para un nicho. Va al borrador, y no se borra nada tuyo.',
  start: 'Mirar',
  startWith: (title: string) => `Mirar: ${title}`,
  ask: (title: string) => `¿Añadir «${title}» al borrador?`,
  keeps: 'Lo que has elegido, escrito o añadido se queda como está. Después puedes cambiarlo todo.',
  changes: 'Cambios en el borrador',
  add: 'Añadir al borrador',
  nothing: 'Todo está ya en el borrador.',
  done: (title: string) => `«${title}» está en el borrador.`,
  sensitive: (names: string) =>
    `Sensibles, con su propio consentimiento: ${names}. Se pueden dejar vacíos, y el equipo no los ve.`,
};
