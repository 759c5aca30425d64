import { formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const day = (time: string | number) => formatSiteDate(time, { dateStyle: 'long' });

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

export const messages = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  archive: {
    title: 'Your data',
    about:
      "Get a copy of your data and photos in one file. Reports about you aren't included. Contact us if you need them.",
    ask: 'Download my data',
    waiting: "We're preparing your data. You can leave this page. We'll email you when it's ready.",
    ready: (until: string, bytes: number) =>
      `Your data is ready (${weight(bytes)}). Download it by ${day(until)}.`,
    fetch: 'Download file',
    anew: 'Request a new file',
  },
  consent: {
    title: 'Your consent',
    given: (date: string) => `On ${day(date)} you agreed to this:`,
    missing: "You haven't agreed yet. It's the first step of your profile.",
    toProfile: 'Go to your profile',
    withdraw: 'Withdraw consent',
    dialog: 'Withdraw your consent?',
    why: "We can't match you with anyone without it. We'll remove your gender, who you'd like to meet and your answers right away, then close and delete your account.",
    confirm: 'Withdraw and delete my account',
  },
  step: {
    title: 'Your consent',
    why: 'Your profile includes sensitive information, so we need your permission first.',
    privacy: 'Read our privacy policy',
    submit: 'Agree and continue',
    working: 'One moment…',
    later: 'Not now',
  },
  leave: {
    title: 'Delete your account',
    about: (days: number) =>
      `Your profile is hidden right away. You can reopen your account within ${days} days. After that, it's permanently deleted.`,
    open: 'Delete my account…',
    dialog: 'Delete your account?',
    until: (until: number) => `You can sign in and reopen your account until ${day(until)}.`,
    steps: (reportDays: number): [when: string, what: string][] => [
      ['Right away', "Your profile and photos are hidden, and you're signed out everywhere."],
      [
        'After that date',
        `Your account is permanently deleted. Our team keeps only reports by you and about you, until ${reportDays} days after they're settled. You can register again with the same email.`,
      ],
    ],
    password: 'Your password',
    mailCode: 'Send code',
    codeAbout: (email: string) =>
      `You don't have a password here. We'll send a code to ${email} to confirm it's you.`,
    codeSent: (email: string) => `We sent a code to ${email}. It works for ten minutes.`,
    code: 'Code',
    missingPassword: 'Enter your password to confirm.',
    missingCode: 'Enter the code to confirm.',
    cancel: 'Keep account',
    confirm: 'Delete my account',
  },
};
