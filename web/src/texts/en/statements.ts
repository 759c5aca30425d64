import { sanctionTexts } from '@kindred/contract/texts/en/sanctions';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { formatSiteDate as formatDate } from '../../lib/formats/formats.ts';

const reports: Record<ReportOutcome, string> = {
  resolved: 'Your report is resolved',
  closed: 'Your report is closed',
  rejected: 'We took no action',
};

const appeals: Record<AppealOutcome, string> = {
  upheld: 'We looked again and kept our decision.',
  'partly-reversed': 'We looked again and changed part of our decision.',
  reversed: 'We looked again and reversed our decision.',
};

export const messages = {
  title: 'A decision by our team',
  loading: 'Opening the decision…',
  sanctions: sanctionTexts,
  reports,
  appeals,
  shorter: (until: string) =>
    `The suspension is shorter now: it ${new Date(until) <= new Date() ? 'ended' : 'ends'} on ${formatDate(until)}.`,
  reversed: (date: string) => `We reversed this decision on ${date}.`,
  facts: {
    until: 'Until',
    reason: 'Reason',
    terms: 'Our terms',
    law: 'The law',
    reference: 'Report',
    answer: 'Our answer',
    how: 'How we decided',
  },
  list: {
    title: 'Decisions',
    open: 'Your decisions',
    about: 'What our team decided about you and about your reports. Open one to read why.',
    loading: 'Loading decisions...',
    failed: 'Error loading decisions',
    again: 'Try again',
    more: 'Show more',
    aboutYou: 'About you',
    noneAboutYou: "We haven't made any decisions about you.",
    aboutReports: 'About your reports',
    noneAboutReports: "We haven't decided on any of your reports yet.",
    contested: "You contested it. We'll write to you.",
    until: (date: string) => `You can contest it until ${date}`,
  },
  forGood: 'Permanently',
  how: (noticed: boolean, automated: boolean) =>
    `${noticed ? 'A member reported this' : 'Our team noticed this'}, and ${
      automated ? 'software helped us decide.' : 'someone on our team made the decision.'
    }`,
  contest: {
    title: 'Think we got this wrong?',
    about: (date: string) =>
      `You can contest this once, until ${date}. Someone who wasn't part of the decision will look at it again, if anyone else on our team can.`,
    label: 'What should we know?',
    yours: 'What you wrote',
    answer: 'Our answer',
    button: 'Contest this decision',
    working: 'Sending…',
    sent: (date: string) => `You contested this on ${date}. We'll write to you.`,
    elsewhere:
      'You can also go to an out-of-court dispute settlement body, or to court, at any time.',
  },
};
