import * as Type from 'typebox';
import { Nullable, OneOf } from '../common.ts';
import { defineMails } from '../mails.ts';
import { reportOutcomes } from './outcomes.ts';

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
