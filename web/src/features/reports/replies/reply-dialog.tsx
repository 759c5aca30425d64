import type { Report } from '@kindred/contract/reports';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/reports.ts';
import { reasonName } from '../../../lib/facts/report-reasons.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { type Cover, PhotoCover } from '../../../widgets/evidence/photo-cover.ts';
import { useOpenReport, useReplies } from '../../../api/reports/handling.ts';
import { PrioritySelect } from './priority-select.tsx';
import { StateBadge } from '../../../widgets/badges/report-badges.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import { isLockedReport } from '../settle-dialog.tsx';
import { ReportEvidence } from './report-evidence.tsx';
import classes from './reply-dialog.module.css';
import { shortId } from '../../../lib/facts/short-id.ts';

interface Props {
  report: Report | null;
  onClose: () => void;
}

/** A report with its evidence and earlier replies, and the form for a new reply next to it or below it. */
export function ReplyDialog({ report, onClose }: Props) {
  const { reply: m } = messages;
  return (
    <Dialog
      opened={report !== null}
      onClose={onClose}
      title={report ? m.title({ id: shortId(report._id) }) : ''}
      size="xl"
      about={
        report && (
          <p className="mt-1">
            <CurrentState report={report} />
          </p>
        )
      }
      closeLabel={m.cancel}
    >
      {report && <OpenReport key={report._id} report={report} onClose={onClose} />}
    </Dialog>
  );
}

function CurrentState({ report }: { report: Report }) {
  const { data } = useOpenReport(report, false);
  return <StateBadge status={(data ?? report).status} />;
}

/** Photos that may show a child are seen at the desk, once the case is escalated. */
const closed: Cover = { isOn: true, show: null };
const open: Cover = { isOn: false, show: null };

function OpenReport({ report, onClose }: { report: Report; onClose: () => void }) {
  const query = useReplies(report);
  const current = useOpenReport(report, !query.isPlaceholderData);
  return (
    <div className={classes.columns}>
      <Facts report={current.data ?? report} />
      <ReplyForm report={report} onClose={onClose} />
      <div>
        <Replies replies={query.data ?? report.replies} />
        {report.case && (
          <PhotoCover value={isLockedReport(current.data ?? report) ? closed : open}>
            <ReportEvidence query={current} />
          </PhotoCover>
        )}
      </div>
    </div>
  );
}

/** The problem first, then who reported whom. */
function Facts({ report }: { report: Report }) {
  const { reply: m, row } = messages;
  const { user, reportedUser } = report;
  return (
    <dl className="grid fields-columns gap-x-5 gap-y-3">
      <div className="col-span-full">
        <dt className="text-sm text-muted">{m.description}</dt>
        <dd
          className="max-h-[40vh] overflow-y-auto text-lg anywhere whitespace-pre-wrap"
          dir="auto"
        >
          {report.description}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{m.user}</dt>
        <dd className="anywhere">
          <span>{user ? (user.name ?? row.unknown) : row.erased}</span>
          <small className="block text-sm text-muted">{user?.email}</small>
        </dd>
      </div>
      {reportedUser && (
        <div>
          <dt className="text-sm text-muted">{m.reported}</dt>
          <dd className="anywhere">
            <Link className="underline" to="/users/$id" params={{ id: reportedUser._id }}>
              {reportedUser.name ?? row.unknown}
            </Link>
            <small className="block text-sm text-muted">{reportedUser.email}</small>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">{m.issue}</dt>
        <dd className="anywhere">
          {typeTexts[report.problem_type]}
          {report.reason && (
            <small className="block text-sm text-muted">{reasonName(report.reason)}</small>
          )}
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{m.priority}</dt>
        <dd className="anywhere">
          <PrioritySelect report={report} />
        </dd>
      </div>
    </dl>
  );
}

function Replies({ replies }: Pick<Report, 'replies'>) {
  const { reply: m } = messages;
  const answers = replies.filter(({ isInternal }) => !isInternal);
  const notes = replies.filter(({ isInternal }) => isInternal);
  return (
    <>
      {answers.length > 0 && (
        <section className="mt-4 border-t border-line pt-3" aria-label={m.earlier}>
          <h3 className="m-0 text-md font-semibold">{m.earlier}</h3>
          <ReplyList replies={answers} />
        </section>
      )}
      {notes.length > 0 && (
        <details className="mt-4 border-t border-line pt-3">
          <summary className="m-0 disclosure text-md font-semibold">
            {m.notes({ count: notes.length })}
          </summary>
          <ReplyList replies={notes} />
        </details>
      )}
    </>
  );
}
