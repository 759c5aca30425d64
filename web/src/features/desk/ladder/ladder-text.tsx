import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages as decisionTexts } from '#texts/decisions.ts';
import type { Ladder, LadderStep } from '@kindred/contract/desk/ladder';
import { isTimed } from '@kindred/contract/desk/sanctions';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { messages as m } from '#texts/ladder.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import classes from './ladder-page.module.css';
import panel from '../../../ui/pages/panel.module.css';

/** The ladder for staff who can only read it. */
export function LadderText({ ladder: { strikeDays, steps, ofTypes } }: { ladder: Ladder }) {
  return (
    <div className={`grid items-start gap-4 ${classes.texts}`}>
      <p className="col-span-full">{m.lengthText({ number: strikeDays })}</p>
      <Steps title={m.usual} steps={steps} />
      {ofTypes.map(({ problem_type, steps: own }) => (
        <Steps key={problem_type} title={m.ofType({ type: typeTexts[problem_type] })} steps={own} />
      ))}
    </div>
  );
}

function rangeOf(from: number, to: number | null) {
  if (to === null) return m.orMore({ from });
  return from === to ? formatNumber(from) : m.range({ from, to });
}

function Steps({ title, steps }: { title: string; steps: readonly LadderStep[] }) {
  return (
    <section className={`overflow-hidden ${panel.panel}`}>
      <h2 className="px-5 pt-4 pb-2 heading">{title}</h2>
      <DataTable label={title} columns={m.readColumns}>
        {steps.map(({ strikes, action, days }, at) => {
          const next = steps[at + 1];
          return (
            <tr key={strikes}>
              <td>{rangeOf(strikes, next ? next.strikes - 1 : null)}</td>
              <td>
                {isTimed(action)
                  ? decisionTexts[action].timed({ length: m.daysOf({ number: days ?? 0 }) })
                  : decisionTexts[action].label}
              </td>
            </tr>
          );
        })}
      </DataTable>
    </section>
  );
}
