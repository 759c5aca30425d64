import type { Report } from '@kindred/contract/reports';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/reports.ts';
import classes from './reply-dialog.module.css';

export function ReplyList({ replies }: Pick<Report, 'replies'>) {
  const { reply: m } = messages;
  return (
    <ul className={`grid gap-3 p-0 list-none ${classes.list}`}>
      {replies.map(({ _id, message, repliedBy, repliedAt }) => (
        <li key={_id}>
          <p className="anywhere pre-wrap">{message}</p>
          <small className="faint text-xs">{m.by(repliedBy.name, formatDate(repliedAt))}</small>
        </li>
      ))}
    </ul>
  );
}
