import { timeText } from './time-text.ts';
import type { DeskNumbers } from '@kindred/contract/desk/numbers';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/desk-numbers.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import panel from '../../../ui/pages/panel.module.css';
import classes from './numbers-page.module.css';
import { Bar } from './bar.tsx';
import { Rows } from './totals.tsx';

export function TypeTable({ types, from }: Pick<DeskNumbers, 'types' | 'from'>) {
  const most = Math.max(1, ...types.map(({ received }) => received));
  return (
    <section className={`overflow-hidden ${panel.panel} ${classes.panel} ${classes.types}`}>
      <h2 className="px-5 pt-4 pb-2 heading">{m.types}</h2>
      <DataTable label={m.types} columns={m.typeColumns} stacks numeric>
        {types.map(({ type, received, open, firstAnswerHours, decisionHours }) => (
          <tr key={type}>
            <td className={classes.cell}>
              {typeTexts[type]} <Bar share={received / most} />
            </td>
            <td className={classes.cell} data-label={m.typeColumns[1]}>
              <Rows of={{ to: '/reports', search: { problem_type: type, from } }}>
                {formatNumber(received)}
              </Rows>
            </td>
            <td className={classes.cell} data-label={m.typeColumns[2]}>
              <Rows of={{ to: '/reports', search: { problem_type: type, status: 'open', from } }}>
                {formatNumber(open)}
              </Rows>
            </td>
            <td className={classes.cell} data-label={m.typeColumns[3]}>
              {timeText(firstAnswerHours)}
            </td>
            <td className={classes.cell} data-label={m.typeColumns[4]}>
              {timeText(decisionHours)}
            </td>
          </tr>
        ))}
      </DataTable>
      {types.length === 0 && <p className="px-5 py-4 text-muted">{m.noTypes}</p>}
    </section>
  );
}
