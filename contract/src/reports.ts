import * as Type from 'typebox';
import type { Contents } from './chat/content-fields.ts';
import {
  DeletableText,
  Failure,
  Id,
  Nullable,
  OneOf,
  Poll,
  Text,
  Time,
  data,
  strict,
} from './common.ts';
import {
  problemTypes,
  priorities,
  reportStatuses,
  maxDescriptionLength,
} from './reports/report-types.ts';
import { reportsPerPage } from './reports/report-list.ts';
import type { PartKind } from './likes/liked-part.ts';
import { ReasonKeyOf } from './reports/reason-key.ts';
import { type ReasonCode, type ReasonKey, claims, reasonCodes } from './reports/reasons.ts';
import { reasonsOf } from './reports/reason-forms.ts';
import type { Route } from './route.ts';

/** A report for the member who made it. It has no internal notes. */
export const OwnReport = Type.Object(
  {
    _id: Id,
    problem_type: OneOf(problemTypes),
    reason: Nullable(ReasonKeyOf()),
    description: Type.String(),
    status: OneOf(reportStatuses),
    createdAt: Time,
    replies: Type.Array(Type.Object({ _id: Id, message: Type.String(), repliedAt: Time })),
  },
  { title: 'OwnReport' },
);
export type OwnReport = Type.Static<typeof OwnReport>;

export const Reply = Type.Object(
  {
    _id: Id,
    message: DeletableText,
    isInternal: Type.Boolean(),
    repliedBy: Type.Object({ name: Nullable(Type.String()) }),
    repliedAt: Time,
  },
  { title: 'Reply' },
);
export type Reply = Type.Static<typeof Reply>;

const person = { _id: Id, name: Nullable(Type.String()), email: Type.String() };

/** A report for staff. */
export const Report = Type.Object(
  {
    _id: Id,
    user: Type.Union([Type.Object(person), Type.Null()]),
    reportedUser: Type.Union([Type.Object(person), Type.Null()]),
    problem_type: OneOf(problemTypes),
    reason: Nullable(ReasonKeyOf()),
    description: DeletableText,
    claim: Nullable(OneOf(claims, { description: "What it says that can't wait" })),
    priority: OneOf(priorities),
    status: OneOf(reportStatuses),
    createdAt: Time,
    settledAt: Nullable(Time),
    assignee: Type.Union([Type.Object({ _id: Id, name: Nullable(Type.String()) }), Type.Null()]),
    caseId: Id,
    case: Type.Union([
      Type.Object({
        _id: Id,
        open: Type.Integer({ description: 'Reports of this case that are still open' }),
        total: Type.Integer({ description: 'Reports of this case' }),
        escalated: Type.Boolean(),
      }),
      Type.Null(),
    ]),
    replies: Type.Array(Reply),
    version: Type.String({ description: 'The ETag of status, priority and assignee' }),
  },
  { title: 'Report' },
);
export type Report = Type.Static<typeof Report>;

const tags = ['Reports'] as const;
export const reportParams = Type.Object({ id: Id }, strict);

export const Pagination = Type.Object({
  page: Type.Integer(),
  limit: Type.Integer(),
  total: Type.Integer(),
  pages: Type.Integer(),
});

const fromMembers = new Set<ReasonCode>(
  (['person', 'service', 'former'] as const).flatMap((form) => reasonsOf(form)),
);
const memberReasons = reasonCodes.filter((code) => fromMembers.has(code));

export const createReport = {
  method: 'POST',
  url: '/reports/create-reports',
  access: 'member',
  idempotent: true,
  schema: {
    tags,
    summary: 'Report a member, a photo, a message, or a problem with the service',
    body: Type.Object(
      {
        problem_type: OneOf(problemTypes),
        reason: Type.Optional(
          Type.Unsafe<ReasonKey>({
            ...ReasonKeyOf(memberReasons),
            description:
              'Each belongs to one problem type; it decides the first priority. Also one of the owner, by its key',
          }),
        ),
        description: Text(maxDescriptionLength),
        reportedUserId: Type.Optional(Id),
        messageId: Type.Optional(Id),
        chat: Type.Optional(
          Type.Boolean({ description: 'Attach the latest messages of your chat with this member' }),
        ),
        publicId: Type.Optional(Text(200)),
      },
      strict,
    ),
    response: { 200: data(Type.Object({ report: OwnReport })), 404: Failure, 422: Failure },
  },
} as const satisfies Route;

export const myReports = {
  method: 'GET',
  url: '/reports/my-reports',
  access: 'member',
  schema: {
    tags,
    summary: "The member's own reports, newest first, with replies",
    querystring: Type.Object(
      {
        problem_type: Type.Optional(OneOf(problemTypes)),
        status: Type.Optional(OneOf(reportStatuses)),
        page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: reportsPerPage }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ reports: Type.Array(OwnReport), pagination: Pagination })),
    },
  },
} as const satisfies Route;

interface EvidencePhoto {
  url?: string;
  publicId?: string;
  likelyNude?: boolean;
}

/** A message of an excerpt. */
export interface EvidenceMessage extends Contents {
  number: number;
  from: 'reporter' | 'reported';
  /** Excerpts from before photos were classified don't say whether it is a likely nude. */
  photo: { url: string; publicId: string; likelyNude?: boolean } | null;
  sentAt: string;
  editedAt: string | null;
  /** Deleted for both, before it was reported. */
  deletedAt: string | null;
  /** The report is about this one. */
  isReported: boolean;
}

/** As it was when it was liked. */
interface EvidencePart {
  kind: PartKind;
  /** The prompt or the question. */
  id: string;
  /** The answer to the prompt, or the number of the answer to the question. */
  said: string | null;
  /** If it was still there when the report was made. */
  photo: EvidencePhoto | null;
}

/** The fields of the reported profile, the address of the reported photo, or an excerpt of the chat. */
interface EvidenceContent extends EvidencePhoto {
  firstName?: string | null;
  age?: number | null;
  gender?: string | null;
  bio?: string | null;
  city?: string | null;
  country?: string | null;
  interests?: string[];
  prompts?: { prompt: string; answer: string }[];
  /** Fields of the owner, in words, without sensitive ones. */
  fields?: { field: number; name: string; values: string[] }[];
  /** The one that they sent to the reporter with a like. */
  note?: string | null;
  /** The part of the reporter's profile that they liked with it. */
  part?: EvidencePart | null;
  photos?: EvidencePhoto[];
  messages?: EvidenceMessage[];
}

export const Evidence = Type.Object({
  kind: OneOf(['profile', 'photo', 'message']),
  takenAt: Time,
  content: Type.Unsafe<EvidenceContent>({ description: 'A snapshot of what was reported' }),
});
export type Evidence = Type.Static<typeof Evidence>;

const { _id, problem_type, reason, status, createdAt, description } = Report.properties;

/** Another report of the same case. */
const RelatedReport = Type.Object({
  _id,
  problem_type,
  reason,
  status,
  createdAt,
  description,
});
export type RelatedReport = Type.Static<typeof RelatedReport>;

export const readReport = {
  method: 'GET',
  url: '/reports/report/:id',
  access: 'member',
  schema: {
    tags,
    summary: "One report: in full for the team, and the member's own view for its author",
    params: reportParams,
    querystring: Type.Object({ poll: Poll }, strict),
    response: {
      200: data(
        Type.Object({
          report: Type.Union([
            Type.Object({
              ...Report.properties,
              evidence: Type.Array(Evidence),
              related: Type.Array(RelatedReport),
            }),
            OwnReport,
          ]),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

/** Members see neither the authors of replies nor internal notes. */
const ConversationEntry = Type.Object({
  _id: Id,
  from: OneOf(['reporter', 'team']),
  message: Type.String(),
  isInternal: Type.Boolean(),
  name: Nullable(Type.String()),
  at: Time,
});

export const readConversation = {
  method: 'GET',
  url: '/reports/report/:id/conversation',
  access: 'member',
  schema: {
    tags,
    summary: 'The report and its replies, oldest first',
    params: reportParams,
    querystring: Type.Object({ poll: Poll }, strict),
    response: {
      200: data(Type.Object({ conversation: Type.Array(ConversationEntry) })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const listReplies = {
  method: 'GET',
  url: '/reports/report/:id/replies',
  access: 'member',
  schema: {
    tags,
    summary: 'Replies to one report, oldest first',
    params: reportParams,
    querystring: Type.Object({ poll: Poll }, strict),
    response: {
      200: data(
        Type.Object({
          replies: Type.Array(Type.Union([Reply, OwnReport.properties.replies.items])),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;
