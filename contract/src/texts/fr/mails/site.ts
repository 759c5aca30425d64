import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `Les e-mails de ${brand} arrivent`,
    preview: 'Tu as demandé ce test dans l’administration du site.',
    title: 'Les e-mails arrivent',
    parts: [
      {
        text: `Ceci est un test. Les e-mails de ${brand} ont cet expéditeur, cette apparence et ces couleurs.`,
      },
      { label: `Ouvrir ${brand}`, href: link.home },
    ],
    reason: `Tu reçois cet e-mail parce que tu as demandé un test des e-mails de ${brand}.`,
  }),
};
