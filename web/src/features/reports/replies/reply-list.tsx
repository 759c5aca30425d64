import type { Report } from '@kindred/contract/reports';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/reports.ts';

export function ReplyList({ replies }: Pick<Report, 'replies'>) {
  const { reply: m } = messages;
  return (
    <ul className="grid gap-3 p-0 list-none m-0 mt-2">
      {replies.map(({ _id, message, repliedBy, repliedAt }) => (
        <li key={_id}>
          <p className="anywhere pre-wrap">{message}</p>
          <small className="faint text-xs">
            {m.by({ name: repliedBy.name, date: formatDate(repliedAt) })}
          </small>
        </li>
      ))}
    </ul>
  );
}
