import type { RejectReason } from '@kindred/contract/moderation/reject-reasons';
import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and what each is made from. */
interface ModerationMails {
  /** Does not say which photo, as others may read the mailbox. */
  'photo-rejected': { reason: RejectReason };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends ModerationMails {}
}

const photoReasons: Record<RejectReason, string> = {
  'no-person': 'Others should see you on it, and we could not find you there.',
  'somebody-else': 'It seems to show somebody else. Photos here show whose profile it is.',
  nudity: 'It shows more skin than photos here may.',
  violence: 'It shows violence or weapons.',
  minor: 'It shows a child. Photos here show adults alone.',
  contact: 'There is an address, a number or an advertisement on it.',
  quality: 'It is too dark, too small or too blurred to see you.',
};

const en: MailTexts<ModerationMails>['en'] = {
  'photo-rejected': ({ reason }, { brand, link }) => ({
    subject: 'One of your photos cannot be shown',
    preview: photoReasons[reason],
    title: 'One of your photos cannot be shown',
    parts: [
      { text: `We have looked at your new photo. ${photoReasons[reason]}` },
      { text: 'It is deleted, and no other member has seen it. Please choose another one.' },
      { label: 'Choose another photo', href: link.profile },
      { note: 'If you think that we are wrong, write to us.' },
    ],
    reason: `You get this mail because you added a photo at ${brand}.`,
  }),
};

export const mailTexts: MailTexts<ModerationMails> = { en };
