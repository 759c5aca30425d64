import { u as consentVersion } from './session-qxZvcB-b.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import { t as download } from './download-B-GskJm-.js';
import { b as formatNumber, y as formatDate } from '../entry.mjs';
import {
  i as ownAccount,
  n as leave,
  r as mailLeavingCode,
  t as giveConsent,
} from './leaving-gZ8OzOWz.js';
import 'typebox';
import { useMutation, useQuery } from '@tanstack/react-query';
// contract/src/personal-data/archives.ts
var requestArchive = {
  method: 'POST',
  url: '/archives',
  access: 'member',
  freshProof: 'always',
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var readArchive = {
  method: 'GET',
  url: '/archives',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var downloadArchive = {
  method: 'GET',
  url: '/archives/file',
  access: 'member',
  freshProof: 'always',
  schema: { response: { 200: { required: [] } } },
};
// web/src/api/personal-data.ts
var useOwnAccount = () => useQuery(queryOf(ownAccount));
var useGiveConsent = () =>
  useChange(() => call(giveConsent, { body: { version: consentVersion } }), ownAccount);
var useMailLeavingCode = () =>
  useMutation({ mutationFn: () => call(mailLeavingCode, { body: {} }) });
var useLeave = () =>
  useMutation({ mutationFn: async (body) => (await fetchData(leave, { body })).eraseAt });
/** Polled while an archive is being made. */
var useArchive = () =>
  useQuery({
    ...queryOf(readArchive),
    select: ({ archive }) => archive,
    refetchInterval: ({ state }) => (state.data?.archive?.state === 'waiting' ? 3e3 : false),
  });
var useRequestArchive = () => useChange(() => call(requestArchive, { body: {} }), readArchive);
var useDownloadArchive = () =>
  useMutation({ mutationFn: () => download(downloadArchive, {}, 'my-data.zip') });
// web/src/texts/en/personal-data.ts
var day = (time) => formatDate(time, { dateStyle: 'long' });
var weight = (bytes) =>
  bytes < 1e6
    ? formatNumber(Math.ceil(bytes / 1e3), {
        style: 'unit',
        unit: 'kilobyte',
      })
    : formatNumber(bytes / 1e6, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      });
var messages = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  archive: {
    title: 'Your data',
    about:
      "Get a copy of your data and photos in one file. Reports about you aren't included. Contact us if you need them.",
    ask: 'Download my data',
    waiting: "We're preparing your data. You can leave this page. We'll email you when it's ready.",
    ready: (until, bytes) => `Your data is ready (${weight(bytes)}). Download it by ${day(until)}.`,
    fetch: 'Download file',
    anew: 'Request a new file',
  },
  consent: {
    title: 'Your consent',
    given: (date) => `On ${day(date)} you agreed to this:`,
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
    about: (days) =>
      `Your profile is hidden right away. You can reopen your account within ${days} days. After that, it's permanently deleted.`,
    open: 'Delete my account…',
    dialog: 'Delete your account?',
    until: (until) => `You can sign in and reopen your account until ${day(until)}.`,
    steps: (reportDays) => [
      ['Right away', "Your profile and photos are hidden, and you're signed out everywhere."],
      [
        'After that date',
        `Your account is permanently deleted. Our team keeps only reports by you and about you, until ${reportDays} days after they're settled. You can register again with the same email.`,
      ],
    ],
    password: 'Your password',
    mailCode: 'Send code',
    codeAbout: (email) =>
      `You don't have a password here. We'll send a code to ${email} to confirm it's you.`,
    codeSent: (email) => `We sent a code to ${email}. It works for ten minutes.`,
    code: 'Code',
    missingPassword: 'Enter your password to confirm.',
    missingCode: 'Enter the code to confirm.',
    cancel: 'Keep account',
    confirm: 'Delete my account',
  },
};
export {
  useLeave as a,
  useRequestArchive as c,
  useGiveConsent as i,
  useArchive as n,
  useMailLeavingCode as o,
  useDownloadArchive as r,
  useOwnAccount as s,
  messages as t,
};
