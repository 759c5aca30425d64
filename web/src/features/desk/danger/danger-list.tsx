import type { DangerRecord } from '@kindred/contract/desk/safety';
import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/formats.ts';
import { messages as m } from '../../../lib/messages/danger.ts';
import panel from '../../../ui/panel.module.css';
import classes from './danger-page.module.css';

interface Props {
  records: readonly DangerRecord[];
  none: string;
  /** In that case no record needs a link to its case. */
  isOfOpenCase?: boolean;
}

export function DangerList({ records, none, isOfOpenCase = false }: Props) {
  if (records.length === 0) return <p className={classes.about}>{none}</p>;
  return (
    <ul className={classes.list}>
      {records.map((record) => (
        <li key={record._id} className={`${panel.panel} ${classes.panel}`}>
          <h2>
            {m.passedTo(record.passedTo, formatDate(record.passedAt, { timeStyle: 'short' }))}
          </h2>
          <dl>
            {linesOf(record).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {record.caseId && !isOfOpenCase && (
            <Link to="/desk" search={{ case: record.caseId }} className={classes.link}>
              {m.openCase(record.caseId.slice(-6))}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function linesOf(record: DangerRecord): [string, string][] {
  const { suspicion, passedWhat, reference, recordedBy, recordedAt } = record;
  const by = `${recordedBy?.name ?? m.colleague}, ${formatDate(recordedAt, { timeStyle: 'short' })}`;
  return [
    [m.suspicion, suspicion],
    [m.passedWhat, passedWhat],
    ...(reference ? [[m.reference, reference] as [string, string]] : []),
    [m.recordedBy, by],
  ];
}
