import { ActionIcon, Table } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import classes from './chart-panel.module.css';

interface Props {
  title: string;
  about: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Under the picture: what the colours stand for. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A picture of figures, and the same figures as a table for who prefers or needs that. */
export function ChartPanel({ title, about, columns, rows, legend, children }: Props) {
  const { charts } = useMessages('statistics');
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <header>
        <div>
          <h2 id={heading}>{title}</h2>
          <p>{about}</p>
        </div>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={asTable ? charts.showChart(title) : charts.showTable(title)}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? <IconChartBar size={18} stroke={1.75} /> : <IconTable size={18} stroke={1.75} />}
        </ActionIcon>
      </header>
      {!asTable && (
        <div aria-hidden>
          <div className={classes.picture}>
            <Suspense fallback={null}>{children}</Suspense>
          </div>
          {legend}
        </div>
      )}
      <Table className={asTable ? classes.table : classes.unseen} aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells) => (
            <Table.Tr key={cells[0]}>
              {cells.map((cell, index) => (
                <Table.Td key={columns[index]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
