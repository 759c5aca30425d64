import * as Type from 'typebox';
import type { Static } from 'typebox';
import { Nullable, OneOf, Time } from '../common.ts';
import { type Letters, type Writing, defineMails } from '../mails.ts';
import { reportOutcomes } from './outcomes.ts';
import { refusals, requestOutcomes } from './picture-refusals.ts';

const reference = Type.String();

const Settled = Type.Object({
  reference,
  outcome: OneOf(reportOutcomes),
  /** What the moderator wrote to this reporter; null if nothing. */
  answer: Nullable(Type.String()),
  /** Opens the decision without signing in. */
  token: Type.String(),
  /** The reporter can contest it. */
  mayContest: Type.Boolean(),
});

export const reportsMails = defineMails({
  /** Says who was reported as little as the report's own page does: it contains what a moderator wrote to this reporter. */
  'report-settled': { data: Settled },
  /** This mail goes to people without an account. */
  'notice-received': { data: Type.Object({ reference }) },
  'notice-settled': { data: Settled },
});

const request = {
  reference,
  dueAt: Time,
  /** Of the service, as no one knows where the reader is. */
  timeZone: Type.String(),
  token: Type.String(),
};

/** To the sender of a request, who may have no account. */
export const pictureRequestMails = defineMails({
  'picture-request-received': { data: Type.Object(request) },
  'picture-request-asked': { data: Type.Object({ ...request, question: Type.String() }) },
  'picture-request-settled': {
    data: Type.Object({
      reference,
      outcome: OneOf(requestOutcomes),
      refusal: Nullable(OneOf(refusals)),
      answer: Nullable(Type.String()),
      /** Opens the decision. */
      token: Type.String(),
      /** Opens the request. */
      requestToken: Type.String(),
      mayContest: Type.Boolean(),
    }),
  },
});

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = ({ answer, outcome }: Static<typeof Settled>, say: Writing['say']) =>
  say(answer ? 'decided' : outcome);

const settledParts = (settled: Static<typeof Settled>, { say, link }: Writing) => [
  decidedOn(settled, say),
  settled.answer ? { written: settled.answer } : null,
  { label: say('read'), href: link.statement(settled.token) },
  settled.mayContest && { note: say('contestable') },
];

export const reportsLetters: Letters<typeof reportsMails & typeof pictureRequestMails> = {
  'report-settled': (settled, writing) => ({
    preview: decidedOn(settled, writing.say),
    parts: [
      ...settledParts(settled, writing),
      { label: writing.say('seeReports'), href: writing.link.myReports },
    ],
  }),
  'notice-received': (_data, { say }) => [say('thanks'), say('later'), { note: say('ignore') }],
  'notice-settled': (settled, writing) => ({
    preview: decidedOn(settled, writing.say),
    parts: settledParts(settled, writing),
  }),
  // The subjects do not say what it is about, as others may see the mailbox.
  'picture-request-received': ({ token }, { say, link }) => [
    say('thanks'),
    say('decides'),
    { label: say('see'), href: link.pictureRequest(token) },
    { note: say('keepLink') },
  ],
  'picture-request-asked': ({ question, token }, { say, link }) => [
    say('needed'),
    { written: question },
    { label: say('answer'), href: link.pictureRequest(token) },
    { note: say('decides') },
  ],
  'picture-request-settled': (settled, { say, shared, link }) => ({
    preview: say('decided'),
    parts: [
      say('decided'),
      settled.refusal && shared(`picture-refusals/${settled.refusal}`),
      settled.answer ? { written: settled.answer } : null,
      { label: say('see'), href: link.pictureRequest(settled.requestToken) },
      { label: say('read'), href: link.statement(settled.token) },
      settled.mayContest && { note: say('contestable') },
    ],
  }),
};
