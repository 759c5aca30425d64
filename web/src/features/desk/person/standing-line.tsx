import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';

/** How the earlier reports of a member ended, and the consequences. */
export function StandingLine({ reporter }: { reporter: NonNullable<CaseReport['reporter']> }) {
  const { person: m } = messages;
  const { earlier, standing } = reporter;
  const { resolved, closed, rejected, open } = earlier;
  return (
    <>
      <span className="muted">
        {resolved + closed + rejected + open === 0 ? m.first : m.earlier(earlier)}
      </span>
      {standing && (
        <span className="color-warning">
          {standing.asideUntil
            ? m.aside(formatDate(standing.asideUntil))
            : m.warned(formatDate(standing.warnedAt))}
        </span>
      )}
    </>
  );
}
