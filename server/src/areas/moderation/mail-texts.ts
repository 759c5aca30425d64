import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface ModerationMails {
  /** Does not say which photo, as others may read the mailbox. */
  'photo-rejected': { reason: RejectReason };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends ModerationMails {}
}

const photoReasons: Record<RejectReason, string> = {
  'no-person': "We couldn't see you in it. Photos should show you.",
  'somebody-else': 'It seems to show someone else. Photos should show you.',
  nudity: "It contains nudity, which isn't allowed.",
  violence: "It shows violence or weapons, which aren't allowed.",
  minor: 'It shows a child. Photos should only show adults.',
  contact: 'It contains contact details or an ad.',
  quality: "It's too dark, too small or too blurry.",
};

const en: MailTexts<ModerationMails>['en'] = {
  'photo-rejected': ({ reason }, { brand, link }) => ({
    subject: "One of your photos can't be shown",
    preview: photoReasons[reason],
    title: "One of your photos can't be shown",
    parts: [
      { text: `We reviewed your new photo. ${photoReasons[reason]}` },
      { text: "We've deleted it, and no other member has seen it. Please choose another one." },
      { label: 'Choose another photo', href: link.profile },
      { note: 'If you think this is a mistake, write to us.' },
    ],
    reason: `You're getting this email because you added a photo on ${brand}.`,
  }),
};

export const mailTexts: MailTexts<ModerationMails> = { en };
