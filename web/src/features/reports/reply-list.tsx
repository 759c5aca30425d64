import type { Report } from '@kindred/contract/reports';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/reports.ts';

export function ReplyList({ replies }: Pick<Report, 'replies'>) {
  const { reply: m } = messages;
  return (
    <ul>
      {replies.map(({ _id, message, repliedBy, repliedAt }) => (
        <li key={_id}>
          <p>{message}</p>
          <small>{m.by(repliedBy.name, formatDate(repliedAt))}</small>
        </li>
      ))}
    </ul>
  );
}
