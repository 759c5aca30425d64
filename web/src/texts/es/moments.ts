import type { messages as en } from '../en/moments.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  label: 'Novedades para ti',
  matched: (name: string) => `Tienes un match con ${name}`,
  seeMatch: 'Ver tu match',
  wrote: (name: string) => `${name} te envió un mensaje`,
  close: 'Cerrar',
  blocked: {
    label: 'Bloqueo',
    text: (name: string) => `Bloqueaste a ${name}.`,
    undo: 'Deshacer',
  },
  push: {
    label: 'Notificaciones push',
    about: (brand: string) => `Entérate de mensajes y matches aunque no estés en ${brand}.`,
    names: 'Los nombres no aparecen en tu pantalla de bloqueo.',
    turnOn: 'Activar notificaciones',
    later: 'No, gracias',
  },
};
