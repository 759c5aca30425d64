import { inReadersLanguage } from './language.ts';

const en = {
  aside: 'Every story here began with someone who typed their name.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  working: 'One moment…',
  signIn: {
    title: 'Welcome back',
    lead: 'Sign in with your email address and your password.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Create an account',
    staff: 'Part of the team?',
    staffLink: 'Sign in to the dashboard',
    changed: 'Your password has changed. Sign in with the new one.',
    joined: "You're part of the team now. Sign in again to start.",
    leaving: (date: string) =>
      `Your account is closed. On ${date} everything in it is erased. Until then you can sign in here and come back.`,
    comeBack: 'Come back',
    comeBackHint: 'What you left here is still here.',
  },
  providers: {
    or: 'or',
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    entering: 'Signing you in',
    failed: 'This did not work',
    unasked: 'This sign-in was not begun here, or it took too long. Please try again.',
    back: 'Back to signing in',
  },
  register: {
    step: (step: number, steps: number) => `Step ${step} of ${steps}`,
    next: 'Continue',
    back: 'Back',
    member: 'Have an account already?',
    signIn: 'Sign in',
    name: {
      title: 'What should we call you?',
      why: 'Your first name is what others will see. We ask for no last name.',
      label: 'First name',
    },
    age: {
      title: (name: string) => `When were you born, ${name}?`,
      why: 'This place is for adults, so we have to know. Others see your age, never the date.',
      label: 'Date of birth',
      tooYoung: (age: number) =>
        `You have to be ${age} or older to be here. Nothing that you typed was sent or kept.`,
      implausible: 'Please check this date.',
      consent:
        'I agree that what I say about my gender and about whom I hope to meet is used to introduce me to people.',
      consentWhy:
        'It can say something about your intimate life. So the law has us ask, and you can take it back at any time.',
      privacy: 'Read how we handle it',
    },
    account: {
      title: 'How will you sign in?',
      why: 'We send a code to this address. No other member ever sees it.',
      passwordHint: '8 characters or more. A few words that only you would put together are best.',
      submit: 'Create my account',
    },
  },
  verify: {
    title: 'Check your mail',
    lead: (email: string) => `We sent a code of six digits to ${email}. It works for ten minutes.`,
    code: 'Code',
    submit: 'Confirm',
    again: 'Send a new code',
    wait: (seconds: number) => `Send a new code (in ${seconds} s)`,
    sent: 'A new code is on its way. The one from before no longer works.',
    spam: 'Nothing there? Look into the folder for spam as well.',
    later: 'Look around first',
    link: {
      title: 'Confirm your address',
      reading: 'Opening your link…',
      here: (email: string) => `Confirm that ${email} is the address of your account.`,
      submit: 'Confirm this address',
      elsewhere: (email: string) =>
        `To confirm ${email} on this device, choose a new password. The one from registration stops working, and other devices are signed out.`,
      orCode:
        'Registered on another device? It’s quicker to type the code from the email there. Then your password stays as it is.',
      password: 'New password',
      other: (email: string, present: string) =>
        `This link is for ${email}. You’re signed in as ${present}.`,
      signOut: 'Sign out and go on',
    },
    failed: 'This did not work',
    toSignIn: 'Sign in to get a new code',
  },
  forgot: {
    title: 'Choose a new password',
    lead: 'Tell us your address and we send you a link to do it.',
    submit: 'Send me the link',
    sentTitle: 'Look into your mail',
    sent: (email: string) =>
      `If ${email} belongs to an account, a link is on its way. It works once, for one hour.`,
    spam: 'Nothing there after a minute or two? Look into the folder for spam, or try another address.',
    other: 'Try another address',
    back: 'Back to signing in',
  },
  reset: {
    title: 'Choose a new password',
    lead: (email: string) =>
      `For ${email}. You’ll be signed out everywhere, and other ways to sign in are removed.`,
    reading: 'Opening your link…',
    done: (email: string) => `The password of ${email} has changed.`,
    home: 'Go to your home page',
    label: 'New password',
    submit: 'Save the password',
    incomplete: 'This link is not whole. Open it from the mail once more, or ask for a new one.',
    another: 'Ask for a new link',
  },
  undo: {
    title: 'Change your address back',
    reading: 'Opening your link…',
    lead: (email: string, present: string) =>
      `Your account now has the address ${present}. Change it back to ${email} and choose a new password. You’ll be signed out everywhere, and other ways to sign in are removed.`,
    password: 'New password',
    submit: 'Change it back',
    doneTitle: 'Your address is changed back',
    done: (email: string) => `Your account has the address ${email} again.`,
    toSignIn: 'Sign in',
    incomplete: 'This link is incomplete. Open it from the email again.',
  },
};

export const messages = inReadersLanguage({ en });
