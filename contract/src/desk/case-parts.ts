import * as Type from 'typebox';
import { claims } from '../reports/reasons.ts';
import { languageCodes } from '../languages.ts';
import { ReasonKeyOf } from '../reports/reason-key.ts';
import { DeletableText, Id, Nullable, OneOf, Time } from '../common.ts';
import { PhotoFocus } from '../members.ts';
import { Evidence, Reply } from '../reports.ts';
import { priorities, problemTypes, reportStatuses } from '../reports/report-types.ts';
import { RequestOfReport } from './request-parts.ts';
import { Standing } from './standing.ts';
import { memberStatuses } from '../user-admin.ts';

/** Null is no one, or a member whose account was erased. */
export const Colleague = Type.Union([
  Type.Object({ _id: Id, name: Nullable(Type.String()) }),
  Type.Null(),
]);

/** Who has the case, and until when unless they renew it. */
export const Holder = Type.Union([
  Type.Object({ _id: Id, name: Nullable(Type.String()), until: Time, mine: Type.Boolean() }),
  Type.Null(),
]);
export type Holder = Type.Static<typeof Holder>;

const Count = Type.Integer({ minimum: 0 });

/** Each list of a case has the latest ones, up to a length. */
export const LeftOut = Type.Integer({
  minimum: 0,
  description: 'How many there are that the list leaves out',
});

/** In what they get their answers and reasons. */
const ReaderLanguage = OneOf(languageCodes, {
  description: 'What this person reads; English if that is not known',
});

/** The reporter, and how their earlier reports ended. */
const Reporter = Type.Object({
  _id: Id,
  name: Nullable(Type.String()),
  email: Type.String(),
  language: ReaderLanguage,
  state: OneOf(memberStatuses),
  standing: Standing,
  earlier: Type.Object({ resolved: Count, closed: Count, rejected: Count, open: Count }),
});

/** The sender of a notice through the public form; reports of child abuse need no name. */
const Sender = Type.Object({
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  language: ReaderLanguage,
  location: Type.String({ description: 'The location of the content, as written by the sender' }),
});

export const CaseReport = Type.Object(
  {
    _id: Id,
    problem_type: OneOf(problemTypes),
    reason: Nullable(ReasonKeyOf()),
    description: Type.String(),
    claim: Type.Union([OneOf(claims), Type.Null()], {
      description: "What it says that can't wait",
    }),
    isWithoutWords: Type.Boolean({
      description:
        'It, or the messages that are its evidence, are mainly in a language for which there are no urgent words',
    }),
    priority: OneOf(priorities),
    status: OneOf(reportStatuses),
    createdAt: Time,
    settledAt: Nullable(Time),
    reporter: Type.Union([Reporter, Type.Null()]),
    sender: Type.Union([Sender, Type.Null()]),
    request: Type.Union([RequestOfReport, Type.Null()]),
    replies: Type.Array(Reply),
    evidence: Type.Array(Evidence),
  },
  { title: 'CaseReport' },
);
export type CaseReport = Type.Static<typeof CaseReport>;

const EarlierCase = Type.Object({
  _id: Id,
  openedAt: Time,
  closedAt: Nullable(Time),
  reports: Count,
});

const CaseNote = Type.Object({
  _id: Id,
  body: DeletableText,
  author: Colleague,
  createdAt: Time,
});

/** The reported member: the current state of their account. */
export const CasePerson = Type.Object(
  {
    _id: Id,
    name: Nullable(Type.String()),
    email: Type.String(),
    language: ReaderLanguage,
    verified: Type.Boolean(),
    isVIP: Type.Boolean(),
    isStaff: Type.Boolean(),
    joinedAt: Time,
    state: OneOf(memberStatuses),
    stateReason: Nullable(Type.String()),
    stateUntil: Nullable(Time),
    photos: Type.Array(
      Type.Object({ publicId: Type.String(), url: Type.String(), focus: PhotoFocus }),
    ),
    bio: Nullable(Type.String()),
    notes: Type.Array(CaseNote),
    notesLeftOut: LeftOut,
    cases: Type.Array(EarlierCase, { description: 'Other cases about them' }),
    casesLeftOut: LeftOut,
    strikes: Count,
    reportsMade: Count,
    blockedBy: Count,
  },
  { title: 'CasePerson' },
);
export type CasePerson = Type.Static<typeof CasePerson>;
