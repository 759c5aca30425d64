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
      `We sent one code to ${present} and another one to ${fresh}. They work for ten minutes.`,
    presentCode: 'Code from your present mailbox',
    freshCode: 'Code from your new mailbox',
    confirm: 'Change the address',
    restart: 'Ask for new codes',
    done: (email: string) => `You now sign in with ${email}.`,
    moved: (email: string) =>
      `You now sign in with ${email}. We sent a code there: please confirm the address.`,
    verify: 'Enter the code',
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
