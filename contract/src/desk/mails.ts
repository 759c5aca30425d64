import * as Type from 'typebox';
import { Day, Nullable, OneOf } from '../common.ts';
import { type Letters, type MailDataOf, type Writing, defineMails } from '../mails.ts';
import { isClause } from './grounds.ts';
import { appealOutcomes } from './outcomes.ts';
import { isTimed, sanctions } from './sanctions.ts';

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

export const deskLetters: Letters<typeof deskMails> = {
  'decision-made': (decision, { say, shared, link }) => {
    const { action, reason, until, ground, clause, token } = decision;
    const title = shared(`sanctions/${action}/title`);
    const effect =
      until && isTimed(action) ? say('suspended') : shared(`sanctions/${action}/effect`);
    return {
      subject: say('subject', { title }),
      preview: effect,
      title,
      parts: [
        effect,
        say('reasonIs'),
        { written: reason },
        clause !== null &&
          say('basis', {
            clause: ground === 'terms' && isClause(clause) ? shared(`clauses/${clause}`) : clause,
          }),
        { label: say('read'), href: link.statement(token) },
        { note: say('decided') },
      ],
    };
  },
  'appeal-decided': ({ answer, token, restored }, { say, link }) => ({
    preview: say('title'),
    parts: [
      { written: answer },
      ...(restored ? restoredParts(restored, say) : []),
      { label: say('read'), href: link.statement(token) },
      restored?.renewal?.kind === 'ended' && { label: say('seePremium'), href: link.premium },
      { note: say('decided') },
    ],
  }),
};

type Restored = NonNullable<MailDataOf<(typeof deskMails)['appeal-decided']>['restored']>;

/** Says what a reversal has given back, and what it could not. */
const restoredParts = (restored: Restored, say: Writing['say']) => [
  restored.until && say('shorter', { until: restored.until }),
  restored.account && say('open'),
  restored.content && say('back', { content: restored.content }),
  say('strike', { stillCounts: restored.stillCounts }),
  restored.renewal && say('renewal', restored.renewal),
];
