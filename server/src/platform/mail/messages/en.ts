import type { Catalogue } from '../letter.ts';

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
  questions: (address) => `Questions? Write to ${address}.`,
};
