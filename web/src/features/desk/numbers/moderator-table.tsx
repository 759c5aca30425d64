import { timeText } from './time-text.ts';
import type { DeskNumbers } from '@kindred/contract/desk/numbers';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/desk-numbers.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { Bar } from './bar.tsx';
import classes from './numbers-page.module.css';

/**
 * What a colleague did is in the audit log, which administrators read. It also has decisions that were undone, so the
 * name links to it and not the number.
 */
export function ModeratorTable({ moderators, from }: Pick<DeskNumbers, 'moderators' | 'from'>) {
  const readsLog = may(useSession(), 'readAudit');
  const columns = m.moderatorColumns;
  const most = Math.max(1, ...moderators.map(({ decisions }) => decisions));
  return (
    <section className={`overflow-hidden ${panel.panel} ${classes.panel}`}>
      <h2 className="px-5 pt-4 pb-2 heading">{m.moderators}</h2>
      <DataTable label={m.moderators} columns={columns} stacks numeric>
        {moderators.map((each) => (
          <tr key={each._id}>
            <td className={classes.cell}>
              {readsLog ? (
                <Link
                  className={classes.link}
                  to="/audit"
                  search={{ actor: each._id, action: 'case.decide', from: from.slice(0, 10) }}
                >
                  {each.name ?? m.noName}
                </Link>
              ) : (
                (each.name ?? m.noName)
              )}{' '}
              <Bar share={each.decisions / most} />
            </td>
            <td className={classes.cell} data-label={columns[1]}>
              {formatNumber(each.decisions)}
            </td>
            <td className={classes.cell} data-label={columns[2]}>
              {timeText(each.decisionHours)}
            </td>
            <td className={classes.cell} data-label={columns[3]}>
              {formatNumber(each.answers)}
            </td>
            <td className={classes.cell} data-label={columns[4]}>
              {timeText(each.firstAnswerHours)}
            </td>
            <td className={classes.cell} data-label={columns[5]}>
              {formatNumber(each.appealed)}
            </td>
            <td className={classes.cell} data-label={columns[6]}>
              {formatNumber(each.reversed)}
            </td>
          </tr>
        ))}
      </DataTable>
      {moderators.length === 0 && <p className="px-5 py-4 text-muted">{m.noModerators}</p>}
    </section>
  );
}
