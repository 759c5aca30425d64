import type { MemberPayments } from '../../../api/premium/office.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/payments.ts';
import classes from './member-file.module.css';

/** What the member was told about premium, by email and in the app. */
export function ToldLines({ told }: { readonly told: MemberPayments['notices'] }) {
  const { member: m } = messages;
  if (told.length === 0) return null;
  return (
    <>
      <p className={`muted px-5 ${classes.none}`}>{m.told}</p>
      <ul className={classes.lines} aria-label={m.told}>
        {told.map(({ event, at }) => (
          <li className={classes.item} key={`${event} ${at}`}>
            <span>
              {m.toldOf[event]}
              <small className="muted text-sm normal">
                {formatDate(at, { timeStyle: 'short' })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
