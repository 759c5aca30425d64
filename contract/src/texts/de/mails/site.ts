import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `E-Mails von ${brand} kommen an`,
    preview: 'Du hast diesen Test in der Verwaltung angefordert.',
    title: 'E-Mails kommen an',
    parts: [
      {
        text: `Das ist ein Test. E-Mails von ${brand} haben diesen Absender, dieses Aussehen und diese Farben.`,
      },
      { label: `${brand} öffnen`, href: link.home },
    ],
    reason: `Du bekommst diese E-Mail, weil du einen Test der E-Mails von ${brand} angefordert hast.`,
  }),
};
