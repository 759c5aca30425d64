import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder ? `Tu invitación a ${brand} sigue abierta` : `Tu invitación a ${brand}`,
    preview: 'Tu perfil está listo. Nadie lo ve hasta que aceptes.',
    title: 'Tu perfil está listo',
    parts: [
      {
        text: `${brand} recibió tus datos de: ${source}. No tienes cuenta, y nadie ve tu perfil hasta que aceptes.`,
      },
      {
        text: 'En este enlace puedes ver lo que tenemos de ti, y aceptar o pedir que se elimine enseguida:',
      },
      { label: 'Ver mis datos', href: link.invited(token) },
      {
        note: `Si no aceptas, eliminaremos todo el ${day(until)}. Si no quieres esta invitación, elige “Eliminar mis datos” en el enlace. No te invitaremos más.`,
      },
    ],
    reason: `Recibes este correo porque tu dirección estaba en datos que ${brand} recibió de: ${source}.`,
  }),
};
