import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const someone = 'alguien que te escribió';

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'Vetamos por fraude a alguien que te escribió',
    preview: 'No le envíes dinero. Te decimos qué hacer si ya lo hiciste.',
    title: `Vetamos a ${name ?? someone} por fraude`,
    parts: [
      {
        text: `${name ?? 'Alguien'} te escribió en ${brand} y puede haber usado una identidad falsa. Te escribió por última vez el ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: 'Nunca le envíes dinero, tarjetas de regalo ni criptomonedas, y nunca le des contraseñas ni códigos, te cuente lo que te cuente. Si te contacta en otro sitio, no respondas.',
      },
      {
        text: 'Si enviaste dinero: llama enseguida a tu banco y pregunta si aún puede detener el pago. Después, denúncialo a la policía y guarda los recibos y los mensajes. Si compartiste una contraseña o un código, cambia tu contraseña.',
      },
      { label: 'Leer los consejos de seguridad', href: link.safetyTips },
      {
        note: 'Si tienes alguna pregunta o le enviaste algo, responde a este correo. Te ayudaremos.',
      },
    ],
    reason: `Recibes este correo porque esta persona te escribió en ${brand}.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'Nuestra advertencia sobre alguien que te escribió era un error',
    preview: 'Lo sentimos. La advertencia ya no es válida.',
    title: `Nos equivocamos con ${name ?? someone}`,
    parts: [
      {
        text: `El ${formatDateTime(warnedAt, timeZone)} te advertimos de que habíamos vetado a ${name ?? someone} por fraude. Esa decisión se revocó y la advertencia ya no es válida.`,
      },
      { text: 'Sentimos haberte preocupado.' },
      { label: 'Ver tus advertencias', href: link.fraudWarnings },
      { note: 'Si tienes alguna pregunta, responde a este correo.' },
    ],
    reason: `Recibes este correo porque te enviamos esa advertencia en ${brand}.`,
  }),
};
