import type { Report } from '@kindred/contract/reports';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/reports.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { KeptWith } from './evidence-summary.tsx';
import { ReplyForm } from './reply-form.tsx';
import classes from './reply-modal.module.css';
import { shortId } from './short-id.ts';

interface Props {
  report: Report | null;
  onClose: () => void;
}

/** What was typed lives in the form, and goes with it. */
export function ReplyModal({ report, onClose }: Props) {
  const { reply: m } = messages;
  return (
    <Dialog
      opened={report !== null}
      onClose={onClose}
      title={report ? m.title(shortId(report._id)) : ''}
      size="lg"
      closeLabel={m.cancel}
    >
      {report && (
        <>
          <Facts report={report} />
          <KeptWith key={report._id} report={report} />
          <ReplyForm key={report._id} report={report} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function Facts({ report }: { report: Report }) {
  const { reply: m, row } = messages;
  const { user, reportedUser, replies } = report;
  const answers = replies.filter(({ isInternal }) => !isInternal);
  const notes = replies.filter(({ isInternal }) => isInternal);
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{m.user}</dt>
          <dd>{user ? [user.name ?? row.unknown, user.email].join(' · ') : row.erased}</dd>
        </div>
        <div>
          <dt>{m.issue}</dt>
          <dd>{report.problem_type}</dd>
        </div>
        {reportedUser && (
          <div>
            <dt>{m.reported}</dt>
            <dd>
              <Link to="/users/$id" params={{ id: reportedUser._id }}>
                {[reportedUser.name ?? row.unknown, reportedUser.email].join(' · ')}
              </Link>
            </dd>
          </div>
        )}
        <div className={classes.wide}>
          <dt>{m.description}</dt>
          <dd>{report.description}</dd>
        </div>
      </dl>
      {answers.length > 0 && (
        <section className={classes.earlier} aria-label={m.earlier}>
          <h3>{m.earlier}</h3>
          <Said replies={answers} />
        </section>
      )}
      {notes.length > 0 && (
        <details className={classes.earlier}>
          <summary>{m.notes(notes.length)}</summary>
          <Said replies={notes} />
        </details>
      )}
    </>
  );
}

function Said({ replies }: { replies: Report['replies'] }) {
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
