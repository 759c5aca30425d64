import type { MemberPayments } from '../../../api/premium/office.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import classes from '../member-file/member-file.module.css';

/** Lists the notices and emails about premium that the member got. */
export function PremiumNotices({ notices }: Pick<MemberPayments, 'notices'>) {
  const { member: m } = messages;
  if (notices.length === 0) return null;
  return (
    <>
      <p className={`px-5 text-muted ${classes.none}`}>{m.notices}</p>
      <ul className={`list-none ${classes.list}`} aria-label={m.notices}>
        {notices.map(({ event, at }) => (
          <li className={classes.item} key={`${event} ${at}`}>
            <span>
              {m.noticeOf[event]}
              <small className="text-sm font-normal text-muted">
                {formatDate(at, { timeStyle: 'short' })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
