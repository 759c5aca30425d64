import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and what each is made from. */
interface PersonalDataMails {
  'leaving-code': { code: string; minutes: number };
  /** Until when one can come back, as a moment. */
  leaving: { until: string };
  'archive-ready': { token: string; until: string };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends PersonalDataMails {}
}

const day = (time: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

const en: MailTexts<PersonalDataMails>['en'] = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `Delete your account at ${brand}?`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Do you want to leave?',
    parts: [
      { text: 'Type this code to have your account deleted:' },
      { code },
      {
        note: `The code works for ${minutes} minutes. If it was not you who asked, tell it to nobody: somebody is signed in to your account. End their session in your settings.`,
      },
    ],
    reason: `You get this mail because somebody asked to delete your account at ${brand}.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Your account at ${brand} is closed`,
    preview: `Everything in it is erased on ${day(until)}. Until then you can come back.`,
    title: 'Your account is closed',
    parts: [
      {
        text: `As you asked, nobody sees you any more and every device is signed out. On ${day(until)} we erase your account and everything in it.`,
      },
      { text: 'If you change your mind before, sign in as always and choose to come back.' },
      { label: 'Come back', href: link.signIn },
      {
        note: 'If it was not you, come back now and choose a new password. After that day we write to you no more.',
      },
    ],
    reason: `You get this mail because your account at ${brand} was closed.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `Your data from ${brand} is ready`,
    preview: `You can fetch it until ${day(until)}.`,
    title: 'Your archive is ready',
    parts: [
      { text: `Everything that ${brand} holds about you is in one archive, as you asked.` },
      { label: 'Fetch my archive', href: link.archive(token) },
      {
        note: `The link works until ${day(until)} and opens the archive to whoever has it: do not pass this mail on. If it was not you who asked, somebody is signed in to your account: choose a new password and end their session in your settings.`,
      },
    ],
    reason: `You get this mail because an archive was asked for in your account at ${brand}.`,
  }),
};

export const mailTexts: MailTexts<PersonalDataMails> = { en };
