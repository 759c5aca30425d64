import { inReadersLanguage } from './language.ts';

const en = {
  loading: 'Loading…',
  failed: (error: string) => `This could not be loaded: ${error}`,
  again: 'Try again',
  working: 'One moment…',
  showPassword: 'Show password',
  password: {
    title: 'Password',
    about:
      'When you change it, every other device is signed out, and we tell you by mail. You stay signed in here.',
    open: 'Change my password',
    present: 'Your present password',
    fresh: 'New password',
    rules: '8 characters or more. A few words that only you would put together are best.',
    submit: 'Save the password',
    cancel: 'Cancel',
    done: 'Your password has changed, and every other device is signed out.',
  },
  address: {
    title: 'Email address',
    about: (email: string) => `You sign in with ${email}. No other member sees it.`,
    open: 'Change my address',
    fresh: 'New address',
    password: 'Your password',
    submit: 'Send the codes',
    cancel: 'Cancel',
    sent: (present: string, fresh: string) =>
      `Check your mailboxes: we sent one code to ${present} and another one to ${fresh}. They work for ten minutes.`,
    sentFresh: (fresh: string) =>
      `Check your mailbox: we sent a code to ${fresh}. It works for ten minutes.`,
    presentCode: 'Code from your present mailbox',
    freshCode: 'Code from your new mailbox',
    confirm: 'Change the address',
    restart: 'Ask for new codes',
    done: (email: string) => `You now sign in with ${email}.`,
  },
  waysIn: {
    title: 'Ways to sign in',
    about:
      'If you do not know one of these, remove it. We’ll email you whenever one is added or removed.',
    names: { password: 'Password', google: 'Google', facebook: 'Facebook' },
    since: (date: string) => `Added ${date}`,
    only: 'Your only way to sign in',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove: ${name}`,
    dialog: (name: string) => `Remove ${name}?`,
    why: (name: string) =>
      `You’ll no longer be able to sign in with ${name}. Every other device is signed out.`,
    cancel: 'Cancel',
    submit: 'Remove',
    removed: (name: string) => `You no longer sign in with ${name}.`,
  },
  sessions: {
    title: 'Where you are signed in',
    about: 'If you do not know one of these, sign it out and change your password.',
    unknown: 'A device that we do not know',
    current: 'This device',
    used: (when: string, where: string | null) =>
      where ? `Last used ${when}, from ${where}` : `Last used ${when}`,
    end: 'Sign out',
    endNamed: (device: string, when: string) => `Sign out: ${device}, last used ${when}`,
    endOthers: 'Sign out everywhere else',
    alone: 'You are signed in nowhere else.',
    ended: 'That device is signed out.',
    endedOthers: 'Every other device is signed out.',
  },
  pause: {
    title: 'Take a break',
    about:
      'You can close your account for a while. Nobody sees you until you come back, and nothing is lost.',
    open: 'Close my account for a while',
    dialog: 'Close your account for a while?',
    points: [
      'Your profile and your photos disappear at once, and every device is signed out.',
      'Everything stays as it is, for as long as you like.',
      'To come back, sign in with your password and choose “Come back”.',
    ],
    password: 'Your password',
    cancel: 'Stay',
    submit: 'Close my account',
  },
};

export const messages = inReadersLanguage({ en });
