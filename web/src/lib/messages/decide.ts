import { decisionTexts, timedTexts } from '@kindred/contract/texts/en/decisions';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { formatNumber } from '../formats/formats.ts';
import { inReadersLanguage } from './language.ts';

const days = (number: number) => (number === 1 ? '1 day' : `${formatNumber(number)} days`);

const outcomes: Record<ReportOutcome | 'open', string> = {
  resolved: 'Resolved',
  closed: 'Closed',
  rejected: 'Rejected',
  open: 'Leave open',
};

const en = {
  bar: 'Decide',
  dismiss: 'Dismiss',
  resolve: 'Resolve',
  timed: timedTexts,
  length: days,
  reply: 'Reply',
  note: 'Note',
  escalate: 'Escalate',
  deescalate: 'Cancel escalation',
  more: 'More',
  rule: 'Rule',
  usual: 'The usual step',
  reads: (name: string) => `${name} reads:`,
  removeThis: 'Remove',
  take: 'Assign to me',
  release: 'Unassign',
  sendOnly: 'Send without deciding',
  sent: 'Answer sent.',
  keys: 'Keyboard shortcuts',
  closed: 'This case was decided and is closed.',
  held: (name: string | null) => `${name ?? 'A colleague'} is working on this case.`,
  answerOnly: 'Moderators decide this case. You can reply, take notes and escalate it.',
  answer: {
    to: (reports: number) =>
      reports === 1 ? 'Answer to the reporter' : `Answer to ${formatNumber(reports)} reporters`,
    theReporter: 'The reporter',
    about: 'The name and the number of the report are filled in for each reporter.',
    noOne: 'There is no one to answer.',
    leave: 'Esc leaves the field.',
    canned: 'Canned answer',
    choose: 'Canned answers',
    none: 'No answer. Reporters are told the outcome.',
    opens: 'Opens with the action you choose.',
    beforeAction: 'Sent with the action you choose.',
    usual: 'If you leave this empty, the usual answer of the action is sent.',
    sends: (action: string, answer: string) =>
      answer ? `${action} sends: ${answer}` : `${action} sends no answer, only the outcome.`,
  },
  panel: {
    label: (what: string) => `Details: ${what}`,
    reason: 'Reason',
    theMember: 'The member',
    reasonAbout: 'The member reads it in the app and by email.',
    reasonOfBan: 'The member reads it in the app and by email. Press Enter when you have read it.',
    about: "What it's about",
    canned: 'Canned reason',
    choose: 'Canned reasons',
    days: 'For how long',
    photo: 'Photo to remove',
    nthPhoto: (number: number) => `Photo ${number}`,
    noPhotos: 'This member has no photos.',
    field: 'Text to remove',
    fields: { bio: 'Bio', prompts: 'Prompts' },
    message: 'Message to remove',
    messageAbout: 'Choose another one in the conversation.',
    details: 'Ground',
    ground: 'Based on',
    kinds: { terms: 'Our terms', law: 'The law' },
    clause: 'Clause',
    law: 'Which law',
    category: 'Category',
    keyword: 'Keyword',
    source: 'Source',
    sources: {
      'article-16': 'A report',
      'trusted-flagger': 'A trusted flagger',
      'other-notification': 'Another notification',
      voluntary: 'Our own initiative',
    },
    note: 'Note for the team',
    outcome: (report: string) => `Outcome of the report by ${report}`,
    outcomes,
    andAnswer: (action: string, reporters: number) =>
      reporters === 1
        ? `${action} and answer the reporter`
        : `${action} and answer ${formatNumber(reporters)} reporters`,
    cancel: 'Cancel',
    missing: {
      isGroundOpen: "Choose what it's about.",
      outcomes: 'Choose at least one report.',
      reason: 'Enter a reason.',
      law: 'Name the law.',
      publicId: 'Choose a photo.',
      message: 'Choose a message.',
    } as Record<string, string>,
  },
  decisions: decisionTexts,
  undo: 'Undo',
  tooLate: 'Messages sent',
  hide: 'Hide',
  undoing: (name: string) => `Undoing the decision: ${name}...`,
  waits: {
    deciding: 'Sending the decision...',
    undoing: 'Undoing the decision...',
    reading: 'Loading the case again...',
  },
  unread: (why: string) => `The case couldn't be loaded again, so it can't be decided yet. ${why}`,
  again: 'Try again',
  undone: (name: string) => `Decision undone: ${name}.`,
  failed: (name: string, why: string) => `Not decided: ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `Not undone: ${name}. ${why}`,
  openCase: 'Open case',
  service: (id: string) => `case ${id}`,
  fresh: 'New',
};

export const messages = inReadersLanguage({ en });
