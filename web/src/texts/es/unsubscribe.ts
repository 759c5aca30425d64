import type { messages as en } from '../en/unsubscribe.ts';
import type { Translated } from '@kindred/contract/texts/translated';

export const messages: Translated<typeof en> = {
  title: '¿Dejar de recibir estos correos?',
  about: (email: string) =>
    `Para la cuenta de ${email}. Seguirás recibiendo los demás correos. Puedes volver a activar estos en tus ajustes.`,
  reading: 'Abriendo tu enlace…',
  button: 'Darme de baja',
  working: 'Dando de baja…',
  done: 'Te has dado de baja',
  doneAbout: 'Ya no recibirás estos correos. Seguirás recibiendo los demás.',
  settings: 'Ir a los ajustes',
};
