import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `Os e-mails do ${brand} chegam`,
    preview: 'Você pediu este teste na administração do site.',
    title: 'Os e-mails chegam',
    parts: [
      {
        text: `Este é um teste. Os e-mails do ${brand} têm este remetente, esta aparência e estas cores.`,
      },
      { label: `Abrir o ${brand}`, href: link.home },
    ],
    reason: `Você recebeu este e-mail porque pediu um teste dos e-mails do ${brand}.`,
  }),
};
