import { formatDate, formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const day = (time: string | number) => formatDate(time, { dateStyle: 'long' });

const weight = (bytes: number) =>
  bytes < 1_000_000
    ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte' })
    : formatNumber(bytes / 1_000_000, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });

const en = {
  loading: 'Loading…',
  failed: (error: string) => `This could not be loaded: ${error}`,
  again: 'Try again',
  archive: {
    title: 'Your data',
    about:
      'What we hold about you, as one archive: files that a computer can read, and your pictures. Nobody else is in it, so what others reported about you is not either; write to us about that.',
    ask: 'Make my archive',
    waiting:
      'Your archive is being made. You can leave this page: we write to you when it is ready.',
    ready: (until: string, bytes: number) =>
      `Your archive is ready (${weight(bytes)}). It can be fetched until ${day(until)}.`,
    fetch: 'Download my archive',
    fetching: 'Downloading…',
    anew: 'Make a new one',
    name: 'my-data.zip',
  },
  page: {
    title: 'Your data',
    about: (email: string) =>
      `What we hold about the account of ${email} is in this archive. Keep it where only you can see it.`,
    reading: 'Opening your link…',
    incomplete:
      'This link is not whole. Open it from the mail once more, or look in your settings.',
    done: 'Your archive is on its way to the downloads of this browser.',
    settings: 'Go to your settings',
  },
  consent: {
    title: 'Your consent',
    given: (date: string) => `On ${day(date)} you agreed to this:`,
    missing: 'You have not agreed yet. It is the first step of your profile.',
    toProfile: 'Go to your profile',
    withdraw: 'Take it back',
    dialog: 'Take back your consent?',
    why: 'Without it we may not introduce you to anybody. So your gender and whom you hope to meet are removed right away, and your account is closed and deleted.',
    confirm: 'Take it back and delete my account',
  },
  step: {
    title: 'Before we begin',
    why: 'A profile says things that are yours alone to share. So we ask you first.',
    privacy: 'Read how we handle it',
    submit: 'Agree and continue',
    later: 'Not now',
  },
  leave: {
    title: 'Delete your account',
    about: (days: number) =>
      `Nobody sees you any more from that moment. You can come back within ${days} days; then everything is erased for good.`,
    open: 'Delete my account…',
    dialog: 'Delete your account?',
    points: (until: number, reportDays: number) => [
      'Your profile and your pictures disappear at once, and every device is signed out.',
      `Until ${day(until)} you can sign in and come back.`,
      `On ${day(until)} everything is erased. Nobody can bring it back, and your address is free again.`,
      `What others reported about you, and you about others, stays with our team until ${reportDays} days after it was settled.`,
    ],
    password: 'Your password',
    mailCode: 'Send me a code',
    codeAbout: (email: string) =>
      `You have no password here. So that nobody else can do this, we send a code to ${email}.`,
    codeSent: (email: string) => `A code is on its way to ${email}. It works for ten minutes.`,
    code: 'Code',
    cancel: 'Keep my account',
    confirm: 'Delete my account',
  },
};

export const messages = inReadersLanguage({ en });
