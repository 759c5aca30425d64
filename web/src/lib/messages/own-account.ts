import { inReadersLanguage } from './language.ts';

const en = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  working: 'One moment…',
  showPassword: 'Show password',
  staff: {
    title: 'Your account',
    groups: {
      account: 'Account',
      signIn: 'Sign-in',
      devices: 'Devices',
      appearance: 'Appearance',
    },
    scheme: 'Theme',
    schemeAbout: 'Light, dark, or match your device. Saved in this browser.',
    blur: 'Blur reported photos',
    blurAbout:
      'In critical and high cases, until you press V or the photo. Photos that may show a child are always hidden. Saved in this browser.',
  },
  name: {
    title: 'Name',
    about: (name: string) => `${name}. The team sees it, and the audit log keeps it.`,
    open: 'Change name',
    first: 'First name',
    last: 'Last name (optional)',
    submit: 'Save name',
    cancel: 'Cancel',
    done: 'Your name was changed.',
  },
  password: {
    title: 'Password',
    about: "Changing it signs you out everywhere else. We'll email you to confirm.",
    open: 'Change password',
    present: 'Current password',
    fresh: 'New password',
    rules: 'Use at least 8 characters. A few random words work best.',
    submit: 'Save password',
    cancel: 'Cancel',
    done: "Your password was changed. You're signed out everywhere else.",
  },
  address: {
    title: 'Email',
    about: (email: string) => `You sign in with ${email}. Other members never see it.`,
    aboutTeam: (email: string) => `You sign in with ${email}. The team sees it.`,
    open: 'Change email',
    fresh: 'New email',
    password: 'Your password',
    submit: 'Send codes',
    cancel: 'Cancel',
    sent: (present: string, fresh: string) =>
      `Check your inboxes: we sent one code to ${present} and another to ${fresh}. They work for ten minutes.`,
    sentFresh: (fresh: string) =>
      `Check your inbox: we sent a code to ${fresh}. It works for ten minutes.`,
    presentCode: 'Code sent to your current email',
    freshCode: 'Code sent to your new email',
    confirm: 'Confirm new email',
    restart: 'Send new codes',
    done: (email: string) => `You now sign in with ${email}.`,
  },
  signInMethods: {
    title: 'Sign-in methods',
    about:
      "If you don't recognize one of these, remove it. We'll email you whenever one is added or removed.",
    names: { password: 'Password', google: 'Google', facebook: 'Facebook' },
    since: (date: string) => `Added ${date}`,
    only: (method: 'password' | 'google' | 'facebook') =>
      `Your only way to sign in is ${{ password: 'your password', google: 'Google', facebook: 'Facebook' }[method]}.`,
    add: (name: string) => `Add ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove: ${name}`,
    dialog: (name: string) => `Remove ${name}?`,
    why: (name: string) =>
      `You'll no longer be able to sign in with ${name}. All other devices are signed out.`,
    cancel: 'Cancel',
    submit: 'Remove',
    removed: (name: string) => `You can no longer sign in with ${name}.`,
  },
  sessions: {
    title: 'Devices',
    about: "If you don't recognize one of these, sign it out and change your password.",
    unknown: 'Unknown device',
    current: 'This device',
    used: (when: string, where: string | null) =>
      where ? `Last used ${when}, from ${where}` : `Last used ${when}`,
    end: 'Sign out',
    endNamed: (device: string, when: string) => `Sign out: ${device}, last used ${when}`,
    endOthers: 'Sign out everywhere else',
    alone: "You're not signed in anywhere else.",
    ended: 'Device signed out.',
    endedOthers: "You're signed out everywhere else.",
  },
  pause: {
    title: 'Take a break',
    about:
      'You can close your account for a while. No one can see you until you return, and nothing is lost.',
    open: 'Take a break',
    dialog: 'Take a break?',
    points: [
      "Your profile and photos are hidden right away, and you're signed out everywhere.",
      'We keep everything for as long as you like.',
      'To return, sign in with your password and choose “Reopen my account”.',
    ],
    password: 'Your password',
    missing: 'Enter your password to confirm.',
    cancel: 'Cancel',
    submit: 'Close my account',
  },
};

export const messages = inReadersLanguage({ en });
