import type { CaseReport } from '@kindred/contract/desk/case-parts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import { messages as words } from '#texts/senders.ts';

/** Where a stranger saw it, and what the reporter was told. */
export const MoreOfReport = ({ report }: { report: CaseReport }) => (
  <>
    {report.sender && <Place sender={report.sender} />}
    <Replies report={report} />
  </>
);

function Place({ sender }: { sender: NonNullable<CaseReport['sender']> }) {
  return (
    <p className="text-pretty anywhere whitespace-pre-wrap">
      {/* Marks of direction in what a stranger wrote change only that. */}
      <small className="block text-xs text-faint">
        <bdi>{words.sentFrom({ email: sender.email })}</bdi>{' '}
        <bdi>{words.location({ text: sender.location })}</bdi>
      </small>
    </p>
  );
}

/** Notes for the team are among those next to the case. */
function Replies({ report }: { report: CaseReport }) {
  const { case: m } = messages;
  const replies = report.replies.filter(({ isInternal }) => !isInternal);
  if (replies.length === 0) return null;
  return (
    <details>
      <summary className="disclosure cursor-pointer justify-self-start py-1 text-sm font-semibold text-muted">
        {m.replies({ number: replies.length })}
      </summary>
      {replies.map(({ _id, message, repliedBy, repliedAt }) => (
        <p key={_id} className="text-pretty anywhere whitespace-pre-wrap">
          {message}
          <small className="block text-xs text-faint">
            {m.by({ name: repliedBy.name, when: formatDate(repliedAt) })}
          </small>
        </p>
      ))}
    </details>
  );
}
