import type { WayIn } from '@kindred/contract/accounts/ways-in';
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
  /** Sent to the old address, with a link to undo the change. */
  'address-changed': { token: string; until: string; by: 'self' | 'staff' };
  /** Sent to the address that the account had before the change was undone. */
  'address-restored': object;
  /** Sent to the owner of an address that somebody else wants for their account. */
  'address-tried': object;
  /** Sent instead of a reset link while the old mailbox can undo a change by the team. */
  'reset-held': { until: string };
  /** For members without a password. */
  'proof-code': { code: string; minutes: number };
  'way-in-added': { way: WayIn };
  'way-in-removed': { way: WayIn };
  'second-factor':
    | { change: 'on' | 'replaced' | 'off' | 'recovery-codes' }
    | { change: 'recovery-code-used'; left: number };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends AccountsMails {}
}

const wayNames = { password: 'your password', google: 'Google', facebook: 'Facebook' };

const day = (time: string) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(time))} (UTC)`;

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
      { text: 'Or confirm by this link. On another device it asks for a new password:' },
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
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `Your account at ${brand} has a new address`,
    preview: `If this wasn't you, change it back by ${day(until)}.`,
    title: 'Your email address has changed',
    parts: [
      {
        text:
          by === 'staff'
            ? `Our team has changed the email address of your account. You now sign in with the new one.`
            : `The email address of your account has changed. You now sign in with the new one.`,
      },
      {
        text: `If you didn't ask for this, change it back by ${day(until)}. This takes one click and a new password.`,
      },
      { label: 'Change it back', href: link.undoEmail(token) },
      { note: 'If you asked for this, there is nothing to do. Do not pass this email on.' },
    ],
    reason: `You get this mail because this was the address of your account at ${brand}.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `Your account at ${brand} has its old address again`,
    preview: 'The change of your email address was undone.',
    title: 'The change of your address was undone',
    parts: [
      {
        text: 'Somebody who reads the old mailbox of this account has undone the change. You now sign in with the old address and a new password.',
      },
      { note: "If that wasn't you, write to us." },
    ],
    reason: `You get this mail because this was the address of an account at ${brand}.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `Somebody tried to use your address at ${brand}`,
    preview: 'Your account has not changed.',
    title: 'This address is taken: by you',
    parts: [
      {
        text: 'Somebody wanted to use this address for another account. It belongs to yours, so nothing has changed.',
      },
      { text: 'If it was you, sign in with this address, or choose a new password.' },
      { label: 'Choose a new password', href: link.forgot },
      { note: "If it wasn't you, you can ignore this email." },
    ],
    reason: `You get this mail because this is the address of an account at ${brand}.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `No new password for ${brand} yet`,
    preview: `You can ask for a link after ${day(until)}.`,
    title: 'You have to wait a little',
    parts: [
      {
        text: `Our team has changed the email address of this account. Until ${day(until)} the old mailbox can undo that, so we send no link for a new password here before then.`,
      },
      { text: 'Until then, sign in with your password, or with Google or Facebook.' },
    ],
    reason: `You get this mail because a new password was asked for at ${brand}.`,
  }),
  'way-in-added': ({ way }, { brand, link }) => ({
    subject: `You can now sign in to ${brand} with ${wayNames[way]}`,
    preview: "If it wasn't you, choose a new password now.",
    title: 'A new way to sign in',
    parts: [
      { text: `From now on you can sign in to your account with ${wayNames[way]}.` },
      {
        text: "If it wasn't you, choose a new password now. It removes every other way to sign in.",
      },
      { label: "It wasn't me", href: link.forgot },
    ],
    reason: `You get this mail because it is about the safety of your account at ${brand}.`,
  }),
  'way-in-removed': ({ way }, { brand, link }) => ({
    subject: `You no longer sign in to ${brand} with ${wayNames[way]}`,
    preview: "If it wasn't you, choose a new password now.",
    title: 'A way to sign in was removed',
    parts: [
      { text: `Your account can no longer be opened with ${wayNames[way]}.` },
      {
        note: 'This also happens when you confirm your address or choose a new password by email: ways to sign in from before end then. If none of this was you, choose a new password now.',
      },
      { label: "It wasn't me", href: link.forgot },
    ],
    reason: `You get this mail because it is about the safety of your account at ${brand}.`,
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
