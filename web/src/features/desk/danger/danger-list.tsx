import type { DangerRecord } from '@kindred/contract/desk/safety';
import { Link } from '@tanstack/react-router';
import { commaList, formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/danger.ts';
import panel from '../../../ui/pages/panel.module.css';
import classes from './danger-list.module.css';

interface Props {
  records: readonly DangerRecord[];
  none: string;
  /** In that case no record needs its month or a link to its case. */
  isOfOpenCase?: boolean;
}

/** The latest first, by month. */
export function DangerList({ records, none, isOfOpenCase = false }: Props) {
  if (records.length === 0) return <p className="text-muted">{none}</p>;
  return [...new Set(records.map(monthOf))].map((month) => (
    <section key={month} className="grid gap-2">
      {!isOfOpenCase && <h2 className="heading">{month}</h2>}
      <ol className={`@container m-0 list-none p-0 ${panel.panel}`}>
        {records
          .filter((record) => monthOf(record) === month)
          .map((record) => (
            <Record key={record._id} record={record} isOfOpenCase={isOfOpenCase} />
          ))}
      </ol>
    </section>
  ));
}

const monthOf = ({ passedAt }: DangerRecord) =>
  formatDate(passedAt, { dateStyle: undefined, month: 'long', year: 'numeric' });

const timeOf = (date: string) => formatDate(date, { dateStyle: undefined, timeStyle: 'short' });

interface RecordProps {
  record: DangerRecord;
  isOfOpenCase: boolean;
}

function Record({ record, isOfOpenCase }: RecordProps) {
  const { caseId, person, passedTo, passedAt } = record;
  return (
    <li className={`grid gap-3 px-5 py-4 ${classes.record}`}>
      <time className={`text-muted tabular-nums ${classes.time}`} dateTime={passedAt}>
        <b className={`font-bold text-ink ${classes.date}`}>{formatDate(passedAt)}</b>{' '}
        {timeOf(passedAt)}
      </time>
      <div className="min-w-0 anywhere">
        <h3 className="m-0 heading-bold">{passedTo}</h3>
        {!isOfOpenCase && person && <p>{m.person({ name: person.name ?? m.unnamed })}</p>}
        {!isOfOpenCase && caseId && (
          <Link
            className="py-1 text-sm text-muted underline hover:text-ink"
            to="/desk"
            search={{ case: caseId }}
          >
            {m.openCase({ reference: caseId.slice(-6) })}
          </Link>
        )}
      </div>
      <dl className={`m-0 grid gap-x-6 gap-y-3 ${classes.facts}`}>
        {linesOf(record).map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="m-0 anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function linesOf(record: DangerRecord): [string, string][] {
  const { suspicion, passedWhat, reference, recordedBy, recordedAt } = record;
  const by = commaList([
    recordedBy?.name ?? m.colleague,
    formatDate(recordedAt, { timeStyle: 'short' }),
  ]);
  return [
    [m.suspicion, suspicion],
    [m.passedWhat, passedWhat],
    ...(reference ? [[m.reference, reference] as [string, string]] : []),
    [m.recordedBy, by],
  ];
}
