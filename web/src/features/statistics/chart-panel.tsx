import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { messages } from '#texts/statistics.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import panel from '../../ui/pages/panel.module.css';
import classes from './chart-panel.module.css';

interface Props {
  title: string;
  about: string;
  /** Further actions with the figures. */
  actions: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Shown above the chart and its table: the period. */
  above?: ReactNode;
  /** Shown under the chart: what the colours mean. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A chart with a switch to the same figures as a table. Screen readers always read the table. */
export function ChartPanel({ title, about, actions, columns, rows, ...content }: Props) {
  const { charts } = messages;
  const [asTable, setAsTable] = useState(false);
  const label = asTable ? charts.showChart({ chart: title }) : charts.showTable({ chart: title });
  return (
    <div className={`relative flex flex-col px-5 py-4 ${panel.panel}`}>
      <header className="mb-3 flex items-start justify-between">
        <div>
          <h2 className="heading">{title}</h2>
          <p className="mt-0.5 text-sm text-muted">{about}</p>
        </div>
        <div className={`flex flex-wrap justify-end gap-0.5 ${classes.actions}`}>
          {actions}
          <IconButton
            size="lg"
            aria-label={label}
            title={label}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? (
              <IconChartBar size={18} stroke={1.75} />
            ) : (
              <IconTable size={18} stroke={1.75} />
            )}
          </IconButton>
        </div>
      </header>
      {content.above}
      {!asTable && (
        <div className={`flex flex-col ${classes.picture}`} aria-hidden>
          <div>
            <Suspense fallback={null}>{content.children}</Suspense>
          </div>
          {content.legend}
        </div>
      )}
      <div className={asTable ? classes.table : 'sr-only'}>
        <DataTable label={title} columns={columns}>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
    </div>
  );
}
