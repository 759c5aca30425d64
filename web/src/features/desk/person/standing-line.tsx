import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { commaList, formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';

const ends = ['resolved', 'closed', 'rejected', 'open'] as const;

/** How the earlier reports of a member ended, and the consequences. */
export function StandingLine({ reporter }: { reporter: NonNullable<CaseReport['reporter']> }) {
  const { person: m } = messages;
  const { earlier, standing } = reporter;
  const all = ends.reduce((sum, end) => sum + earlier[end], 0);
  return (
    <>
      <span className="text-muted">
        {all === 0
          ? m.first
          : commaList([
              m.earlier.all({ count: all }),
              ...ends.map((end) => earlier[end] > 0 && m.earlier[end]({ count: earlier[end] })),
            ])}
      </span>
      {standing && (
        <span className="text-warning">
          {standing.asideUntil
            ? m.aside({ when: formatDate(standing.asideUntil) })
            : m.warned({ when: formatDate(standing.warnedAt) })}
        </span>
      )}
    </>
  );
}
