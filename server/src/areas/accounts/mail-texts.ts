import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and what each is made from. */
interface AccountsMails {
  /**
   * Sent to an unverified address. It contains nothing that was typed at registration, as that could come from a
   * stranger.
   */
  'verify-email': { code: string; token: string; minutes: number };
  'reset-password': { token: string; minutes: number };
  /** Sent to the owner, as somebody else may have changed the password. */
  'password-changed': object;
  'present-address': { code: string; minutes: number };
  /** Sent to an unverified address, like the first. */
  'new-address': { code: string; minutes: number };
  'address-changed': object;
  /** For members without a password. */
  'proof-code': { code: string; minutes: number };
  'second-factor':
    | { change: 'on' | 'replaced' | 'off' | 'recovery-codes' }
    | { change: 'recovery-code-used'; left: number };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends AccountsMails {}
}

function factorChange(data: AccountsMails['second-factor']) {
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

const en: MailTexts<AccountsMails>['en'] = {
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
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `Confirm it's you at ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: "Confirm it's you",
    parts: [
      { text: 'Type this code to continue:' },
      { code },
      {
        note: `The code works for ${minutes} minutes. If it was not you who asked, tell it to nobody: somebody is signed in to your account. End their session in your settings.`,
      },
    ],
    reason: `You get this mail because somebody who is signed in to your account at ${brand} asked for a code.`,
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
};

export const mailTexts: MailTexts<AccountsMails> = { en };
