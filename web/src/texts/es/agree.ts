import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/agree.ts';

export const messages: Translated<typeof en> = {
  due: {
    title: 'Antes de seguir',
    about: 'Estas páginas ya se aplican a todos los miembros. Léelas y acéptalas para seguir.',
  },
  early: {
    title: 'Lo que va a cambiar',
    about:
      'A partir del día indicado, estas páginas se aplican a todos los miembros. Puedes aceptarlas ya. Hasta entonces no cambia nada para ti.',
  },
  done: 'No hay nada que aceptar',
  goOn: 'Seguir',
  accept: 'Aceptar y seguir',
  later: 'Ahora no',
  signOut: 'Salir',
  pages: 'Páginas por aceptar',
  never: 'Todavía no la has aceptado.',
  changes: 'Qué ha cambiado',
  instead: 'Si no aceptas',
  insteadAbout: 'Puedes salir y decidir más tarde, llevarte tus datos o eliminar tu cuenta.',
  legal: 'Páginas para todo el mundo',
  loading: 'Cargando lo que hay que aceptar…',
  failed: 'No se pudo cargar',
  again: 'Intentar de nuevo',
  since: (day) => `Se aplica desde el ${day}.`,
  from: (day) => `Se aplica a partir del ${day}.`,
  before: (day) => `Aceptaste una versión anterior el ${day}.`,
  read: (title) => `Leer el texto completo: ${title}`,
};
