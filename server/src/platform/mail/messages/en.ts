import type { RejectReason } from '@kindred/contract/moderation/photo-review';
import type { MailData } from '../kinds.ts';
import type { Catalogue } from '../letter.ts';

const outcomes = {
  resolved: {
    subject: 'Your report is resolved',
    text: (reference: string) =>
      `We have looked into your report ${reference} and dealt with it. Thank you for telling us.`,
  },
  closed: {
    subject: 'Your report is closed',
    text: (reference: string) =>
      `We have looked into your report ${reference}, and there is nothing left for us to do.`,
  },
  rejected: {
    subject: 'We have decided on your report',
    text: (reference: string) =>
      `We have looked into your report ${reference} and found nothing against our rules. You can always tell us more.`,
  },
};

const day = (time: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));

const photoReasons: Record<RejectReason, string> = {
  'no-person': 'Others should see you on it, and we could not find you there.',
  'somebody-else': 'It seems to show somebody else. Photos here show whose profile it is.',
  nudity: 'It shows more skin than photos here may.',
  violence: 'It shows violence or weapons.',
  minor: 'It shows a child. Photos here show adults alone.',
  contact: 'There is an address, a number or an advertisement on it.',
  quality: 'It is too dark, too small or too blurred to see you.',
};

const roles = {
  administrator: 'an administrator',
  moderator: 'a moderator',
  support: 'a member of support',
  analyst: 'an analyst',
};

function factorChange(data: MailData['second-factor']) {
  switch (data.change) {
    case 'on':
      return 'From now on you sign in with your password and a code of your authenticator app.';
    case 'replaced':
      return 'Another authenticator app has taken the place of the one before.';
    case 'off':
      return 'Your account opens with your password alone again.';
    case 'recovery-codes':
      return 'There are new recovery codes; the ones before no longer work.';
    case 'recovery-code-used':
      return `Somebody used one of your recovery codes. ${data.left} are left.`;
  }
}

export const en: Catalogue = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Confirm your address for ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Confirm your address',
    parts: [
      { text: 'Type this code on the page where you registered:' },
      { code },
      { text: 'Or confirm with one click:' },
      { label: 'Confirm my address', href: link.verify(token) },
      {
        note: `The code and the link work for ${minutes} minutes. If it was not you who registered, you can ignore this mail: the address then stays unconfirmed.`,
      },
    ],
    reason: `You get this mail because your address was used to register with ${brand}.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `Choose a new password for ${brand}`,
    preview: `The link works once, within ${minutes} minutes.`,
    title: 'Choose a new password',
    parts: [
      { text: 'Somebody, hopefully you, has forgotten the password of this account.' },
      { label: 'Choose a new password', href: link.reset(token) },
      {
        note: `The link works once, within ${minutes} minutes. If it was not you who asked, you can ignore this mail: your password stays as it is.`,
      },
    ],
    reason: `You get this mail because a new password was asked for at ${brand}.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `Your password for ${brand} has changed`,
    preview: 'If it was not you, choose a new one now.',
    title: 'Your password has changed',
    parts: [
      { text: 'Whoever was signed in with the old one has been signed out, on every device.' },
      {
        text: 'If it was not you, choose a new password now. Only you can: it takes this mailbox.',
      },
      { label: 'It was not me', href: link.forgot },
    ],
    reason: `You get this mail because it is about the safety of your account at ${brand}.`,
  }),
  'report-answered': ({ reference }, { brand, link }) => ({
    subject: `We have answered you`,
    preview: 'The team has written to you. Sign in to read it.',
    title: 'You have an answer',
    parts: [
      { text: `The team has answered your report ${reference}.` },
      { label: 'Read the answer', href: link.myReports },
      { note: 'What you told us and what we wrote stay in your account, not in this mail.' },
    ],
    reason: `You get this mail because you reported something to ${brand}.`,
  }),
  'report-settled': ({ reference, outcome }, { brand, link }) => ({
    subject: outcomes[outcome].subject,
    preview: 'Sign in to see what became of your report.',
    title: outcomes[outcome].subject,
    parts: [
      { text: outcomes[outcome].text(reference) },
      { label: 'See your reports', href: link.myReports },
    ],
    reason: `You get this mail because you reported something to ${brand}.`,
  }),
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
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `Your account at ${brand} is about to move`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Is it you who is moving?',
    parts: [
      {
        text: 'Somebody who knows your password wants this account to have another address. If it is you, type this code:',
      },
      { code },
      {
        note: `The code works for ${minutes} minutes. If it was not you, tell it to nobody and choose a new password now.`,
      },
      { label: 'It was not me', href: link.forgot },
    ],
    reason: `You get this mail because this is the address of your account at ${brand}.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `Confirm your new address for ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Confirm your new address',
    parts: [
      { text: 'Type this code, together with the one that we sent to your present address:' },
      { code },
      {
        note: `The code works for ${minutes} minutes. If you did not ask for it, you can ignore this mail.`,
      },
    ],
    reason: `You get this mail because somebody wants to use this address at ${brand}.`,
  }),
  'address-changed': (_data, { brand }) => ({
    subject: `Your account at ${brand} has a new address`,
    preview: 'From now on we write to the new one.',
    title: 'Your account has moved',
    parts: [
      { text: 'From now on you sign in with the new address, and we write to it alone.' },
      { note: 'If it was not you, write to us at once.' },
    ],
    reason: `You get this mail because this was the address of your account at ${brand}.`,
  }),
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
  invitation: ({ token, role }, { brand, link }) => ({
    subject: `Join the team of ${brand}`,
    preview: 'The link works once, within seven days.',
    title: 'You are invited to the team',
    parts: [
      { text: `An administrator of ${brand} asks you to join as ${roles[role]}.` },
      { label: 'See the invitation', href: link.join(token) },
      { note: 'The link works once, within seven days. If you expect no such mail, ignore it.' },
    ],
    reason: `You get this mail because somebody of the team of ${brand} typed your address.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `The second factor of your account at ${brand}`,
    preview: factorChange(data),
    title: 'Your second factor',
    parts: [
      { text: factorChange(data) },
      { note: 'If it was not you, tell an administrator at once and change your password.' },
    ],
    reason: `You get this mail because it is about the safety of your account at ${brand}.`,
  }),
  questions: (address) => `Questions? Write to ${address}.`,
  stop: 'Stop mails like this',
};
