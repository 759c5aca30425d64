import type { Report } from '@kindred/contract/reports';
import { narrowerReason } from '@kindred/contract/reports/report-list';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { reasonName } from '../../../lib/facts/report-reasons.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { messages } from '#texts/reports.ts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { PriorityBadge, StateBadge } from '../../../widgets/badges/report-badges.tsx';
import { PersonLink } from './person-link.tsx';
import { type ReportActions, rowId } from '../report-actions.ts';
import classes from './report-item.module.css';
import { ReportMenu } from './report-menu.tsx';
import { ReportedMember } from './reported-member.tsx';
import { useReportRights } from '../use-report-rights.ts';

interface Props extends ReportActions {
  report: Report;
}

/** A report on a phone: urgency and age first, then type and people, then the text. */
export function ReportItem({ report, onReply, ...actions }: Props) {
  const { row: m } = messages;
  const { mayReply } = useReportRights(report);
  const { _id, user, assignee, problem_type } = report;
  const reason = narrowerReason(report.reason);
  const id = shortId(_id);
  return (
    <li
      id={rowId(_id)}
      tabIndex={-1}
      className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <p className="flex flex-wrap items-center gap-1.5">
        <PriorityBadge priority={report.priority} />
        <StateBadge status={report.status} />
        <small className="ms-auto text-sm text-muted">{lastActiveText(report.createdAt)}</small>
      </p>
      <div className={`text-sm anywhere text-muted ${classes.what}`}>
        <h2 className="text-ink heading">{typeTexts[problem_type]}</h2>
        {reason && <small className="text-sm">{reasonName(reason)}</small>}
        <p>
          <span className="font-mono">{id}</span> {m.from} <PersonLink person={user} />
        </p>
        <ReportedMember report={report} />
      </div>
      <p className={`clamp anywhere ${classes.words}`} dir="auto">
        {report.description}
      </p>
      <div className={`flex items-center ${classes.foot}`}>
        <small className="flex-1 text-xs text-muted">
          {assignee && m.assigned({ name: assignee.name ?? m.unknown })}
        </small>
        <button
          className={classes.button}
          type="button"
          disabled={!mayReply}
          aria-label={m.replyTo({ id })}
          onClick={() => onReply(report)}
        >
          {m.reply}
        </button>
        <ReportMenu className={classes.button} report={report} {...actions} />
      </div>
    </li>
  );
}
