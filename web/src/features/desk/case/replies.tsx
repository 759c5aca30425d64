import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';

/** What the reporter was told. Notes for the team are among those next to the case. */
export function Replies({ report }: { report: CaseReport }) {
  const { case: m } = messages;
  const replies = report.replies.filter(({ isInternal }) => !isInternal);
  if (replies.length === 0) return null;
  return (
    <details>
      <summary className="disclosure py-1 muted text-sm semibold clickable self-start">
        {m.replies(replies.length)}
      </summary>
      {replies.map(({ _id, message, repliedBy, repliedAt }) => (
        <p key={_id} className="pretty anywhere pre-wrap">
          {message}
          <small className="block faint text-xs">
            {m.by(repliedBy.name, formatDate(repliedAt))}
          </small>
        </p>
      ))}
    </details>
  );
}
