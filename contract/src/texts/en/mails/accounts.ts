import type { accountsMails } from '../../../accounts/mails.ts';
import type { SignInMethod } from '../../../accounts/sign-in-methods.ts';
import type { MailDataOf, MailTexts } from '../../../mails.ts';
import { formatDateTime } from '../format-date-time.ts';

const methodNames: Record<SignInMethod, string> = {
  password: 'your password',
  google: 'Google',
  facebook: 'Facebook',
};

const day = (time: string) => formatDateTime(time, 'UTC');

function factorChange(data: MailDataOf<(typeof accountsMails)['second-factor']>) {
  switch (data.change) {
    case 'on':
      return 'You now sign in with your password and a code from your authenticator app.';
    case 'replaced':
      return 'Your authenticator app was changed.';
    case 'off':
      return 'Two-factor authentication is off. You now sign in with just your password.';
    case 'recovery-codes':
      return 'You have new recovery codes. The old ones no longer work.';
    case 'recovery-code-used':
      return `One of your recovery codes was used. You have ${data.left} left.`;
  }
}

export const accounts: MailTexts<typeof accountsMails> = {
  'verify-email': ({ code, token, minutes }, { brand, link }) => ({
    subject: `Confirm your email for ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Confirm your email',
    parts: [
      { text: 'Enter this code on the page where you registered:' },
      { code },
      { text: 'Or confirm with this link. On another device, it asks for a new password:' },
      { label: 'Confirm my email', href: link.verify(token) },
      {
        note: `The code and the link work for ${minutes} minutes. If you didn't register, you can ignore this email. Your email won't be confirmed.`,
      },
    ],
    reason: `You're getting this email because your email was used to register on ${brand}.`,
  }),
  'reset-password': ({ token, minutes }, { brand, link }) => ({
    subject: `Choose a new password for ${brand}`,
    preview: `The link works once, for ${minutes} minutes.`,
    title: 'Choose a new password',
    parts: [
      { text: 'We got a request to reset the password of this account.' },
      { label: 'Choose a new password', href: link.reset(token) },
      {
        note: `The link works once, for ${minutes} minutes. If you didn't request this, you can ignore this email. Your password won't change.`,
      },
    ],
    reason: `You're getting this email because a password reset was requested on ${brand}.`,
  }),
  'password-changed': (_data, { brand, link }) => ({
    subject: `Your ${brand} password was changed`,
    preview: "If this wasn't you, choose a new one now.",
    title: 'Your password was changed',
    parts: [
      { text: 'Every device signed in with the old password was signed out.' },
      {
        text: "If this wasn't you, choose a new password now. Only someone with access to this inbox can do that.",
      },
      { label: "This wasn't me", href: link.forgot },
    ],
    reason: `You're getting this email because it's about the security of your ${brand} account.`,
  }),
  'present-address': ({ code, minutes }, { brand, link }) => ({
    subject: `Confirm the new email for your ${brand} account`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Are you changing your email?',
    parts: [
      {
        text: 'Someone with your password asked to change the email of this account. If this was you, enter this code:',
      },
      { code },
      {
        note: `The code works for ${minutes} minutes. If this wasn't you, don't share the code, and choose a new password now.`,
      },
      { label: "This wasn't me", href: link.forgot },
    ],
    reason: `You're getting this email because this is the email of your ${brand} account.`,
  }),
  'new-address': ({ code, minutes }, { brand }) => ({
    subject: `Confirm your new email for ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: 'Confirm your new email',
    parts: [
      { text: 'Enter this code and the one we sent to your current email:' },
      { code },
      {
        note: `The code works for ${minutes} minutes. If you didn't request this, you can ignore this email.`,
      },
    ],
    reason: `You're getting this email because someone asked to use this email on ${brand}.`,
  }),
  'proof-code': ({ code, minutes }, { brand }) => ({
    subject: `Confirm it's you at ${brand}`,
    preview: `Your code is ${code}. It works for ${minutes} minutes.`,
    title: "Confirm it's you",
    parts: [
      { text: 'Enter this code to continue:' },
      { code },
      {
        note: `The code works for ${minutes} minutes. If you didn't request it, don't share it: someone is signed in to your account. Sign them out in your settings.`,
      },
    ],
    reason: `You're getting this email because someone who is signed in to your ${brand} account requested a code.`,
  }),
  'address-changed': ({ token, until, by }, { brand, link }) => ({
    subject: `The email of your ${brand} account was changed`,
    preview: `If this wasn't you, change it back by ${day(until)}.`,
    title: 'Your email was changed',
    parts: [
      {
        text:
          by === 'staff'
            ? 'Our team changed the email of your account. You now sign in with the new one.'
            : 'The email of your account was changed. You now sign in with the new one.',
      },
      {
        text: `If you didn't request this, change it back by ${day(until)}. This takes one click and a new password.`,
      },
      { label: 'Change it back', href: link.undoEmail(token) },
      { note: "If you requested this, you don't need to do anything. Don't forward this email." },
    ],
    reason: `You're getting this email because this was the email of your ${brand} account.`,
  }),
  'address-restored': (_data, { brand }) => ({
    subject: `The email of your ${brand} account was changed back`,
    preview: 'Your email was changed back.',
    title: 'Your email was changed back',
    parts: [
      {
        text: 'Someone with access to the old mailbox of this account changed the email back. You now sign in with the old email and a new password.',
      },
      { note: "If that wasn't you, write to us." },
    ],
    reason: `You're getting this email because a ${brand} account used it.`,
  }),
  'address-tried': (_data, { brand, link }) => ({
    subject: `Someone tried to use your email at ${brand}`,
    preview: "Your account hasn't changed.",
    title: 'You already use this email',
    parts: [
      {
        text: 'Someone tried to use this email for another account. It belongs to yours, so nothing changed.',
      },
      { text: 'If it was you, sign in with this email, or choose a new password.' },
      { label: 'Choose a new password', href: link.forgot },
      { note: "If it wasn't you, you can ignore this email." },
    ],
    reason: `You're getting this email because you have a ${brand} account.`,
  }),
  'already-registered': (_data, { brand, link }) => ({
    subject: `You already have a ${brand} account`,
    preview: 'Sign in, or reset your password.',
    title: 'You already have an account',
    parts: [
      {
        text: "Someone registered with this email. You already have an account with it, so you don't need another one.",
      },
      {
        text: 'If it was you, sign out of the new account first. Then sign in to the account you had, or reset your password.',
      },
      { label: 'Sign in', href: link.signIn },
      { label: 'Reset my password', href: link.forgot },
      {
        note: "If it wasn't you, you don't need to do anything. Your account hasn't changed, your email can't be confirmed without this mailbox, and we don't tell anyone that you have an account.",
      },
    ],
    reason: `You're getting this email because you have a ${brand} account.`,
  }),
  'address-unavailable': (data, { brand }) => ({
    subject: `This email can't be used at ${brand}${data.why === 'reserved' ? ' yet' : ''}`,
    preview: "We can't confirm this email now.",
    title: "We can't confirm this email",
    parts: [
      {
        text:
          data.why === 'reserved'
            ? `Someone asked to use this email for an account. It belonged to another account until a few days ago, which can return to it until ${day(data.until)}. Try again after that.`
            : 'Someone asked to use this email for an account. An account with this email was banned, and the ban has not ended. Write to us to appeal.',
      },
      { note: "If it wasn't you, you can ignore this email." },
    ],
    reason: `You're getting this email because someone asked to use this email on ${brand}.`,
  }),
  'reset-held': ({ until }, { brand }) => ({
    subject: `You can't reset your ${brand} password yet`,
    preview: `You can request a link after ${day(until)}.`,
    title: "You can't reset your password yet",
    parts: [
      {
        text: `Our team changed the email of this account. The old mailbox can undo that until ${day(until)}, so we can't send a password reset link here before then.`,
      },
      { text: 'Until then, sign in with your password, or with Google or Facebook.' },
    ],
    reason: `You're getting this email because someone requested a new password at ${brand}.`,
  }),
  'sign-in-method-added': ({ method }, { brand, link }) => ({
    subject: `You can now sign in to ${brand} with ${methodNames[method]}`,
    preview: "If it wasn't you, choose a new password now.",
    title: 'New sign-in method',
    parts: [
      { text: `You can now sign in to your account with ${methodNames[method]}.` },
      {
        text: "If it wasn't you, choose a new password now. This removes all other sign-in methods.",
      },
      { label: "It wasn't me", href: link.forgot },
    ],
    reason: `You're getting this email because it's about the security of your ${brand} account.`,
  }),
  'sign-in-method-removed': ({ method }, { brand, link }) => ({
    subject: `You can no longer sign in to ${brand} with ${methodNames[method]}`,
    preview: "If it wasn't you, choose a new password now.",
    title: 'Sign-in method removed',
    parts: [
      { text: `You can no longer sign in with ${methodNames[method]}.` },
      {
        note: "This also happens when you confirm your email or reset your password: earlier sign-in methods are removed then. If this wasn't you, choose a new password now.",
      },
      { label: "It wasn't me", href: link.forgot },
    ],
    reason: `You're getting this email because it's about the security of your ${brand} account.`,
  }),
  'second-factor': (data, { brand }) => ({
    subject: `Two-factor authentication for your ${brand} account`,
    preview: factorChange(data),
    title: 'Two-factor authentication',
    parts: [
      { text: factorChange(data) },
      { note: "If this wasn't you, tell an administrator right away and change your password." },
    ],
    reason: `You're getting this email because it's about the security of your ${brand} account.`,
  }),
};
