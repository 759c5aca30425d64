import type { fraudWarningMails } from '../../../fraud-warnings/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const someone = 'someone who wrote to you';

/** The subjects name no one, as others may see the mailbox. */
export const fraudWarnings: MailTexts<typeof fraudWarningMails> = {
  'fraud-warned': ({ name, lastWroteAt, timeZone }, { brand, link }) => ({
    subject: 'We banned someone who wrote to you for fraud',
    preview: "Don't send them money. Here's what to do if you did.",
    title: `We banned ${name ?? someone} for fraud`,
    parts: [
      {
        text: `${name ?? 'Someone'} wrote to you at ${brand} and may have used a false identity. They last wrote to you on ${formatDateTime(lastWroteAt, timeZone)}.`,
      },
      {
        text: "Never send them money, gift cards or crypto, and never share passwords or codes with them, whatever the story is. If they contact you somewhere else, don't reply.",
      },
      {
        text: 'If you sent money: contact your bank right away and ask if it can still stop the payment. Then report it to the police, and keep receipts and messages for them. If you shared a password or a code, change your password.',
      },
      { label: 'Read our safety tips', href: link.safetyTips },
      { note: "If you have a question or sent them something, reply to us. We'll help." },
    ],
    reason: `You're getting this email because this person wrote to you at ${brand}.`,
  }),
  'fraud-withdrawn': ({ name, warnedAt, timeZone }, { brand, link }) => ({
    subject: 'Our warning about someone who wrote to you was wrong',
    preview: "We're sorry. The warning no longer applies.",
    title: `We were wrong about ${name ?? someone}`,
    parts: [
      {
        text: `On ${formatDateTime(warnedAt, timeZone)} we warned you that ${name ?? someone} was banned for fraud. That decision was reversed, and the warning no longer applies.`,
      },
      { text: "We're sorry that we worried you." },
      { label: 'See your warnings', href: link.fraudWarnings },
      { note: 'If you have a question, reply to us.' },
    ],
    reason: `You're getting this email because we sent you that warning at ${brand}.`,
  }),
};
