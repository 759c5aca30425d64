/** Where members accept pages of the owner, or leave. */
export const messages = {
  due: {
    title: 'Before you go on',
    about: 'These pages now apply to all members. Read them, and accept them to go on.',
  },
  early: {
    title: 'What will change',
    about:
      'From the day that is named, these pages apply to all members. You can accept them now. Until then nothing changes for you.',
  },
  done: 'There is nothing to accept',
  goOn: 'Go on',
  accept: 'Accept and go on',
  later: 'Not now',
  signOut: 'Sign out',
  pages: 'Pages to accept',
  never: 'You have not accepted it yet.',
  changes: 'What has changed',
  instead: 'If you do not accept',
  insteadAbout:
    'You can sign out and decide later, take your data with you, or delete your account.',
  legal: 'Pages for everyone',
  loading: 'Loading what there is to accept…',
  failed: 'It could not be loaded',
  again: 'Try again',
  since: (day: string) => `Applies since ${day}.`,
  from: (day: string) => `Applies from ${day}.`,
  before: (day: string) => `You accepted an earlier version on ${day}.`,
  read: (title: string) => `Read the full text: ${title}`,
};
