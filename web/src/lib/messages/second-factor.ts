import { inReadersLanguage } from './language.ts';

/** The second factor of staff: showing it, and setting it up. */
const en = {
  step: {
    title: 'One more step',
    lead: 'Type the six digits that your authenticator app shows now.',
    code: 'Code of your app',
    recoveryLead: 'Type one of the recovery codes that you kept. Each works once.',
    recovery: 'Recovery code',
    toRecovery: 'I do not have my app here',
    toApp: 'Use my authenticator app',
    submit: 'Continue',
    working: 'One moment…',
    back: 'Sign in as somebody else',
    failed: 'This code did not work.',
  },
  title: 'Security',
  loading: 'Loading your second factor…',
  failed: (error: string) => `Your second factor could not be loaded: ${error}`,
  again: 'Try again',
  required: 'This team signs in with a second factor. Set yours up to go on.',
  heading: 'Second factor',
  about:
    'Beside your password, signing in then takes a code from an app on your phone. Whoever learns your password alone stays out.',
  on: (since: string) => `On since ${since}`,
  off: 'Off',
  left: (count: number) =>
    count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`,
  setUp: 'Set up an authenticator app',
  replace: 'Use another app',
  renew: 'New recovery codes',
  turnOff: 'Turn off',
  cancel: 'Cancel',
  password: 'Password',
  showPassword: 'Show password',
  present: 'Code of the app that you use now, or a recovery code',
  proof: {
    setUp: 'First your password, so that nobody else does this at your desk.',
    replace: 'First your password and a code of the present app.',
    renew: 'The recovery codes that you have will no longer work.',
    turnOff: 'Your account then opens with your password alone.',
  },
  next: 'Continue',
  scan: 'Scan this with your authenticator app',
  qr: 'QR code for your authenticator app',
  byHand: 'Or type this key into the app:',
  confirm: 'Then type the code that it shows',
  turnOn: 'Turn on',
  changed: 'Every other session of yours has ended.',
  codes: 'Your recovery codes',
  codesAbout:
    'Keep them where you will find them without your phone. Each gets you in once. We show them only now.',
  copy: 'Copy',
  copied: 'Copied',
  save: 'Save as a file',
  file: 'recovery-codes.txt',
  kept: 'I have kept them',
};

export const messages = inReadersLanguage({ en });
