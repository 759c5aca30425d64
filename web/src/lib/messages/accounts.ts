import { inReadersLanguage } from './language.ts';

const en = {
  aside: 'It starts with hello.',
  promises: [
    'Matching and chatting are free',
    'No ads, no trackers',
    'We never store your exact location',
  ],
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  working: 'One moment…',
  back: 'Back to sign in',
  passwordMissing: 'Enter your password.',
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in with your email and password.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Create an account',
    staff: 'Team member?',
    staffLink: 'Sign in to the dashboard',
    expired: 'Your session has expired. Please sign in again.',
    changed: 'Your password was changed. Sign in with the new one.',
    joined: "You're on the team now. Sign in again to start.",
    leaving: (date: string) =>
      `Your account is closed. We'll delete everything in it on ${date}. Until then, you can sign in here to reopen it.`,
    reopen: 'Reopen my account',
    statement: 'Read or contest the decision',
    reopenHint: 'Your profile and photos are still here.',
  },
  providers: {
    or: 'or',
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    entering: 'Signing you in',
    adding: 'Adding a sign-in method',
    toSettings: 'Back to settings',
    failed: "That didn't work",
    unasked: "We couldn't verify this sign-in. Please try again.",
    back: 'Back to sign in',
  },
  register: {
    next: 'Continue',
    back: 'Back',
    signIn: 'Sign in',
    person: {
      title: 'Create your account',
      why: 'Others see your first name and your age.',
      name: 'First name',
      nameMissing: 'Enter your first name.',
      birthDate: 'Date of birth',
      birthDateHint: 'You need to be 18 or older. Others never see the date.',
    },
    account: {
      title: 'How will you sign in?',
      why: "We'll send a code to this email. Other members never see it.",
      passwordHint: 'Use at least 8 characters. A few random words work best.',
      privacy: 'Read our privacy policy',
      submit: 'Create my account',
    },
  },
  verify: {
    title: 'Check your email',
    lead: (email: string) =>
      `We sent an email to ${email}. Enter its six-digit code here within ten minutes. If you already have an account, the email says so instead.`,
    code: 'Code',
    submit: 'Confirm',
    again: 'Send a new code',
    wait: (seconds: number) => `Send a new code (in ${seconds} s)`,
    sent: 'We sent you another email. The earlier code no longer works.',
    spam: 'Nothing there? Check your spam folder.',
    later: 'Do this later',
    wrong: 'Wrong address?',
    correct: {
      title: 'Correct your email',
      lead: (email: string) => `You registered with ${email}. We'll send a code to the right one.`,
      submit: 'Send a code',
      cancel: 'Keep the address',
    },
    link: {
      title: 'Confirm your email',
      reading: 'Opening your link…',
      here: (email: string) => `Confirm that ${email} is the email of your account.`,
      submit: 'Confirm this email',
      elsewhere: (email: string) =>
        `To confirm ${email} on this device, choose a new password. Your old password stops working, and other devices are signed out.`,
      orCode:
        "Registered on another device? It's quicker to enter the code from the email there. Your password then stays the same.",
      password: 'New password',
      other: (email: string, present: string) =>
        `This link is for ${email}. You're signed in as ${present}.`,
      signOut: 'Sign out and continue',
    },
    toSignIn: 'Sign in to get a new code',
  },
  forgot: {
    title: 'Reset your password',
    lead: "We'll email you a reset link.",
    submit: 'Send reset link',
    sentTitle: 'Check your email',
    sent: (email: string) =>
      `If ${email} belongs to an account, we've sent a link to it. It works once, for one hour.`,
    spam: 'Nothing there after a minute or two? Check your spam folder, or try another email.',
    other: 'Try another email',
    back: 'Back to sign in',
  },
  reset: {
    title: 'Choose a new password',
    lead: (email: string) =>
      `For ${email}. You'll be signed out everywhere, and other ways to sign in are removed.`,
    reading: 'Opening your link…',
    done: (email: string) => `The password of ${email} was changed.`,
    home: 'Go to home page',
    label: 'New password',
    submit: 'Save password',
    another: 'Request a new link',
  },
  undo: {
    title: 'Change your email back',
    reading: 'Opening your link…',
    lead: (email: string, present: string) =>
      `Your account now uses ${present}. Change it back to ${email} and choose a new password. You'll be signed out everywhere, and other sign-in methods are removed.`,
    password: 'New password',
    submit: 'Change it back',
    doneTitle: 'Your email was changed back',
    done: (email: string) => `Your account uses ${email} again.`,
    toSignIn: 'Sign in',
  },
};

export const messages = inReadersLanguage({ en });
