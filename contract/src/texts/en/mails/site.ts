import type { MailTexts } from '../../../mails.ts';
import type { siteMails } from '../../../site/mails.ts';

export const site: MailTexts<typeof siteMails> = {
  'site-trial': (_data, { brand, link }) => ({
    subject: `Emails of ${brand} arrive`,
    preview: 'You asked for this test in the office.',
    title: 'Emails arrive',
    parts: [
      {
        text: `This is a test. Emails of ${brand} come from this sender, look like this and have these colors.`,
      },
      { label: `Open ${brand}`, href: link.home },
    ],
    reason: `You're getting this email because you asked for a test of ${brand}'s emails.`,
  }),
};
