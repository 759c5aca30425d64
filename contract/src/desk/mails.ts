import * as Type from 'typebox';
import { Day, Nullable, OneOf } from '../common.ts';
import { defineMails } from '../mails.ts';
import { appealOutcomes } from './outcomes.ts';
import { sanctions } from './sanctions.ts';

const Content = OneOf(['photo', 'text', 'message']);

export const deskMails = defineMails({
  'decision-made': {
    data: Type.Object({
      action: OneOf(sanctions),
      reason: Type.String(),
      until: Nullable(Day),
      ground: OneOf(['law', 'terms']),
      clause: Nullable(Type.String()),
      token: Type.String(),
      takesAppeals: Type.Boolean(),
    }),
  },
  'appeal-decided': {
    data: Type.Object({
      outcome: OneOf(appealOutcomes),
      answer: Type.String(),
      token: Type.String(),
      /** No one else could decide it. */
      sameDecider: Type.Boolean(),
      /** What the reversal of a decision has given back to its subject. */
      restored: Nullable(
        Type.Object({
          account: Type.Boolean(),
          content: Nullable(Content),
          renewal: Nullable(Type.Object({ kind: OneOf(['renews', 'ended']), at: Day })),
          /** Its strike still counts, as it was reversed in part. */
          stillCounts: Type.Boolean(),
          /** The new end of a suspension that is shorter now. */
          until: Nullable(Day),
        }),
      ),
    }),
  },
});
