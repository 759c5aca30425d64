import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `E-maile z serwisu ${brand} dochodzą`,
    preview: 'Ten test został zamówiony w panelu serwisu.',
    title: 'E-maile dochodzą',
    parts: [
      {
        text: `To jest test. E-maile z serwisu ${brand} mają tego nadawcę, taki wygląd i takie kolory.`,
      },
      { label: `Otwórz ${brand}`, href: link.home },
    ],
    reason: `Dostajesz tego e-maila, bo w panelu serwisu ${brand} zamówiono test e-maili.`,
  }),
};
