import { inReadersLanguage } from './language.ts';

const en = {
  title: 'My reports',
  about: 'What you have told us, what has become of it, and what we answered.',
  loading: 'Loading your reports...',
  failed: (error: string) => `Your reports could not be loaded: ${error}`,
  again: 'Try again',
  none: 'You have not reported anything.',
  noneAbout:
    'When somebody behaves badly or something does not work, tell us. Whoever you report never learns that it was you.',
  start: 'Report a problem',
  more: 'Show older reports',
  sent: (date: string) => `Sent ${date}`,
  answered: (date: string) => `Our answer, ${date}`,
  waiting: 'No answer yet. We tell you as soon as there is one.',
  statuses: {
    pending: 'Waiting',
    in_progress: 'We are on it',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'Not against our rules',
  },
  types: {
    'Technical Issue': "Something doesn't work",
    'Bug Report': 'Something is broken',
    'Inappropriate Content': 'Inappropriate content',
    Harassment: 'Harassment',
    'Account Issue': 'An account',
    'Payment Problem': 'A payment',
    Other: 'Something else',
  },
  dialog: {
    title: (name: string | null) => (name ? `Report ${name}` : 'Report a problem'),
    anonymous: (name: string) => `${name} never learns who reported.`,
    reason: 'What is it about?',
    reasons: {
      fake: 'Fake profile or scam',
      minor: 'May be under 18',
      content: 'Inappropriate photos or text',
      harassment: 'Harassment, threats or hate',
      elsewhere: 'Something that happened outside the app',
      other: 'Something else',
      technical: "Something doesn't work",
      bug: 'Something is broken or looks wrong',
      account: 'My account',
      payment: 'A payment',
      service: 'Something else',
    },
    description: 'What happened?',
    descriptionAbout: 'Say when and where. We keep a copy of what you report.',
    alsoBlock: (name: string) => `Also block ${name}`,
    alsoBlockAbout: "You won't see each other anymore.",
    danger:
      'If somebody is in danger right now, call the emergency number where they are. We read this, but not within minutes.',
    send: 'Send report',
    cancel: 'Cancel',
    doneTitle: 'Thank you for telling us',
    done: (reference: string) =>
      `We have your report ${reference}. You find it, and our answer, under My reports.`,
    blocked: (name: string) => `${name} is blocked.`,
    notBlocked: (name: string) =>
      `${name} could not be blocked just now. You can try again on their profile.`,
    close: 'Close',
  },
};

export const messages = inReadersLanguage({ en });
