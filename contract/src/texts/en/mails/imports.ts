import type { importsMails } from '../../../imports/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const imports: MailTexts<typeof importsMails> = {
  'import-invitation': ({ token, source, until, reminder }, { brand, link }) => ({
    subject: reminder ? `Your invitation to ${brand} is still open` : `You're invited to ${brand}`,
    preview: 'Your profile is ready. No one sees it until you accept.',
    title: 'Your profile is ready',
    parts: [
      {
        text: `${brand} got your data from: ${source}. You aren't a member, and no one sees your profile until you accept.`,
      },
      {
        text: 'Behind this link you can see what we have about you, and accept or have it deleted right away:',
      },
      { label: 'See my data', href: link.invited(token) },
      {
        note: `If you don't accept, we delete everything on ${day(until)}. If you don't want this, choose “Delete my data” behind the link. We won't invite you again.`,
      },
    ],
    reason: `You're getting this email because your email was in data that ${brand} got from: ${source}.`,
  }),
};
