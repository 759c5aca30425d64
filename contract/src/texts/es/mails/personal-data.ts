import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';
import { plural } from '../plural.ts';

const lasting = (minutes: number) =>
  plural(minutes, { one: 'un minuto', other: `${minutes} minutos` });

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `¿Eliminar tu cuenta de ${brand}?`,
    preview: `Tu código es ${code}. Sirve durante ${lasting(minutes)}.`,
    title: '¿Eliminar tu cuenta?',
    parts: [
      { text: 'Escribe este código para eliminar tu cuenta:' },
      { code },
      {
        note: `El código sirve durante ${lasting(minutes)}. Si no fuiste tú, alguien tiene abierta una sesión en tu cuenta. No compartas el código y cierra la sesión de ese dispositivo en tus ajustes.`,
      },
    ],
    reason: `Recibes este correo porque alguien pidió eliminar tu cuenta de ${brand}.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Tu cuenta de ${brand} está cerrada`,
    preview: `Eliminaremos todo su contenido el ${day(until)}. Hasta entonces puedes reabrirla.`,
    title: 'Tu cuenta está cerrada',
    parts: [
      {
        text: `Como pediste, tu perfil está oculto y cerramos tu sesión en todas partes. El ${day(until)} eliminaremos tu cuenta y todo su contenido.`,
      },
      { text: 'Si cambias de opinión antes, inicia sesión y reabre tu cuenta.' },
      { label: 'Volver', href: link.signIn },
      {
        note: 'Si no fuiste tú, reabre tu cuenta ahora y elige una contraseña nueva. Después de ese día no te escribiremos más.',
      },
    ],
    reason: `Recibes este correo porque se cerró tu cuenta de ${brand}.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `Tus datos de ${brand} están listos`,
    preview: `Puedes descargarlos hasta el ${day(until)}.`,
    title: 'Tus datos están listos',
    parts: [
      { text: `Ya puedes descargar la copia de tus datos de ${brand}.` },
      { label: 'Descargar mis datos', href: link.archive(token) },
      {
        note: `El enlace sirve hasta el ${day(until)}. Cualquiera que lo tenga puede descargar tus datos, así que no reenvíes este correo. Si no lo pediste, alguien tiene abierta una sesión en tu cuenta. Elige una contraseña nueva y cierra la sesión de ese dispositivo en tus ajustes.`,
      },
    ],
    reason: `Recibes este correo porque desde tu cuenta de ${brand} se pidió una copia de tus datos.`,
  }),
};
