import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/desk.ts';

export function Replies({ report: { replies } }: { report: CaseReport }) {
  const { case: m } = messages;
  return (
    <details>
      <summary className="disclosure py-1 muted text-sm semibold clickable self-start">
        {m.replies(replies.length)}
      </summary>
      {replies.map(({ _id, message, isInternal, repliedBy, repliedAt }) => (
        <p key={_id} className="pretty anywhere pre-wrap">
          {message}
          <small className="block faint text-xs">
            {isInternal && `${m.note}. `}
            {m.by(repliedBy.name, formatDate(repliedAt))}
          </small>
        </p>
      ))}
    </details>
  );
}
