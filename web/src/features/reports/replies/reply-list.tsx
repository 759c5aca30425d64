import type { Report } from '@kindred/contract/reports';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/reports.ts';

export function ReplyList({ replies }: Pick<Report, 'replies'>) {
  const { reply: m } = messages;
  return (
    <ul className="m-0 mt-2 grid list-none gap-3 p-0">
      {replies.map(({ _id, message, repliedBy, repliedAt }) => (
        <li key={_id}>
          <p className="anywhere whitespace-pre-wrap">{message}</p>
          <small className="text-xs text-faint">
            {m.by({ name: repliedBy.name, date: formatDate(repliedAt) })}
          </small>
        </li>
      ))}
    </ul>
  );
}
