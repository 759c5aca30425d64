import * as Type from 'typebox';
import { Nullable, Time } from '../common.ts';
import { type Letters, defineMails } from '../mails.ts';

const shared = {
  /** The name that the banned person showed. */
  name: Nullable(Type.String()),
  /** Of the reader's device, or of the service. */
  timeZone: Type.String(),
};

export const fraudWarningMails = defineMails({
  'fraud-warned': { data: Type.Object({ ...shared, lastWroteAt: Time }) },
  'fraud-withdrawn': { data: Type.Object({ ...shared, warnedAt: Time }) },
});

/** The subjects name no one, unlike the titles, as others may see the mailbox. */
export const fraudWarningLetters: Letters<typeof fraudWarningMails> = {
  'fraud-warned': (_data, { say, link }) => ({
    subject: say('subject'),
    parts: [
      say('wrote'),
      say('never'),
      say('ifYou'),
      { label: say('tips'), href: link.safetyTips },
      { note: say('ask') },
    ],
  }),
  'fraud-withdrawn': (_data, { say, link }) => ({
    subject: say('subject'),
    parts: [
      say('warned'),
      say('sorry'),
      { label: say('warnings'), href: link.fraudWarnings },
      { note: say('ask') },
    ],
  }),
};
