import * as Type from 'typebox';
import { Nullable, OneOf, Time } from '../common.ts';
import { defineMails } from '../mails.ts';
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
