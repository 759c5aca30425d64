import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `Los correos de ${brand} llegan`,
    preview: 'Pediste esta prueba en la administración del sitio.',
    title: 'Los correos llegan',
    parts: [
      {
        text: `Esto es una prueba. Los correos de ${brand} tienen este remitente, este aspecto y estos colores.`,
      },
      { label: `Abrir ${brand}`, href: link.home },
    ],
    reason: `Recibes este correo porque pediste una prueba de los correos de ${brand}.`,
  }),
};
