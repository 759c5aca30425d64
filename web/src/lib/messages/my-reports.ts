import { inReadersLanguage } from './language.ts';

const en = {
  title: 'My reports',
  about: 'What you reported, its status, and our replies.',
  loading: 'Loading your reports...',
  failed: "Your reports couldn't be loaded",
  again: 'Try again',
  none: "You haven't reported anything.",
  noneAbout:
    "If someone behaves badly or something isn't working, let us know. People won't know you reported them.",
  start: 'Report a problem',
  more: 'Show older reports',
  sent: (date: string) => `Sent ${date}`,
  answered: (date: string) => `Our reply, ${date}`,
  waiting: "No reply yet. We'll notify you when there is one.",
  statuses: {
    pending: 'Pending',
    in_progress: 'In progress',
    resolved: 'Resolved',
    closed: 'Closed',
    rejected: 'No rules broken',
  },
  types: {
    'Technical Issue': "Something doesn't work",
    'Bug Report': 'Something is broken',
    'Inappropriate Content': 'Inappropriate content',
    Harassment: 'Harassment',
    'Account Issue': 'Account',
    'Payment Problem': 'Payment',
    Other: 'Something else',
  },
  dialog: {
    title: (name: string | null) => (name ? `Report ${name}` : 'Report a problem'),
    titlePhoto: (name: string) => `Report this photo of ${name}`,
    titleMessage: (name: string) => `Report this message from ${name}`,
    chatKept: "We'll keep a copy of your latest messages with them.",
    messageKept: "We'll keep a copy of this message and the ones around it.",
    photoOf: (name: string) => `The photo of ${name} that you report`,
    photoKept: "We'll keep a copy of this photo, even if it's removed.",
    anonymous: (name: string) => `${name} won't know you reported them.`,
    reason: 'What is it about?',
    description: 'What happened?',
    descriptionAbout: "Tell us when and where. We'll keep a copy of what you report.",
    alsoBlock: (name: string) => `Also block ${name}`,
    alsoBlockAbout: "You won't see each other anymore.",
    danger:
      'If someone is in danger right now, call the local emergency number. It may take us a while to read this.',
    missingReason: 'Choose what it is about.',
    missingDescription: 'Tell us what happened.',
    send: 'Send report',
    cancel: 'Cancel',
    doneTitle: 'Thanks for your report',
    done: (reference: string) =>
      `We received your report ${reference}. You'll find our reply under My reports.`,
    doneBlocked: (name: string) => `We've got your report. ${name} is blocked.`,
    reports: 'My reports',
    tips: 'Safety Tips',
    notBlocked: (name: string) => `${name} couldn't be blocked. Please try again.`,
    mayBlock: (name: string) =>
      `You can block ${name} too. You won't see each other anymore, and we won't tell them.`,
    block: (name: string) => `Block ${name}`,
    close: 'Close',
  },
};

export const messages = inReadersLanguage({ en });
