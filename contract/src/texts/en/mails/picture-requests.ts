import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'We removed the picture',
    text: (reference) =>
      `We removed the picture of your request ${reference} and the copies that we found. If someone uploads it here again, it's refused.`,
  },
  refused: {
    title: "We didn't remove a picture",
    text: (reference) => `We looked into your request ${reference}.`,
  },
  acted: {
    title: 'We acted on your request',
    text: (reference) => `We looked into your request ${reference} and acted against the account.`,
  },
};

const reason = (brand: string) =>
  `You're getting this email because a request was sent to ${brand} with your address.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `We received your request ${reference}`,
    preview: 'We decide within 48 hours.',
    title: 'We received your request',
    parts: [
      {
        text: `Thank you for telling us. This is your request ${reference} to remove an intimate picture.`,
      },
      {
        text: `Someone on our team decides by ${formatDateTime(dueAt, timeZone)}. If we can't decide by then, we hide the picture that you named until we do.`,
      },
      { label: 'See your request or add to it', href: link.pictureRequest(token) },
      {
        note: "If you didn't send it, you can ignore this email. Keep the link to yourself, as it opens the request.",
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `A question about your request ${reference}`,
    preview: 'We need to know more to decide.',
    title: 'We need to know more',
    parts: [
      { text: `We need to know more to decide on your request ${reference}:` },
      { written: question },
      { label: 'Answer', href: link.pictureRequest(token) },
      { note: `We still decide by ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `We decided on your request ${reference}`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'See your request', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'Read or contest the decision' : 'Read the decision',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
