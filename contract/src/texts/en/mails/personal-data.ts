import type { personalDataMails } from '../../../personal-data/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDate as day } from '../format-date.ts';

export const personalData: MailTexts<typeof personalDataMails> = {
  'leaving-code': ({ code, minutes }, { brand }) => ({
    subject: `Delete your ${brand} account?`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Delete your account?',
    parts: [
      { text: 'Enter this code to delete your account:' },
      { code },
      {
        note: `The code works for ${minutes} minutes. If this wasn't you, someone is signed in to your account. Don't share the code, and sign out their device in your settings.`,
      },
    ],
    reason: `You're getting this email because someone asked to delete your ${brand} account.`,
  }),
  leaving: ({ until }, { brand, link }) => ({
    subject: `Your ${brand} account is closed`,
    preview: `We'll delete everything in it on ${day(until)}. You can reopen it until then.`,
    title: 'Your account is closed',
    parts: [
      {
        text: `As you asked, your profile is hidden and you're signed out everywhere. On ${day(until)}, we'll delete your account and everything in it.`,
      },
      { text: 'If you change your mind before then, sign in and reopen your account.' },
      { label: 'Come back', href: link.signIn },
      {
        note: "If this wasn't you, reopen your account now and choose a new password. We won't email you after that day.",
      },
    ],
    reason: `You're getting this email because your ${brand} account was closed.`,
  }),
  'archive-ready': ({ token, until }, { brand, link }) => ({
    subject: `Your ${brand} data is ready`,
    preview: `You can download it until ${day(until)}.`,
    title: 'Your data is ready',
    parts: [
      { text: `The copy of your ${brand} data is ready to download.` },
      { label: 'Download my data', href: link.archive(token) },
      {
        note: `The link works until ${day(until)}. Anyone with the link can download your data, so don't forward this email. If you didn't request this, someone is signed in to your account. Choose a new password and sign out their device in your settings.`,
      },
    ],
    reason: `You're getting this email because a copy of your data was requested in your ${brand} account.`,
  }),
};
