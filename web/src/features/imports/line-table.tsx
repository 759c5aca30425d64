import type { Import } from '@kindred/contract/imports';
import type { LineOutcome } from '@kindred/contract/imports/outcomes';
import { useImportLines } from '../../api/imports.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages as importFaults } from '#texts/import-faults.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import panel from '../../ui/pages/panel.module.css';
import classes from './imports.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';

interface Props {
  found: Import;
  outcome: LineOutcome | null;
}

/** Lines of the file, with what is wrong in each. */
export function LineTable({ found: { _id }, outcome }: Props) {
  const query = useImportLines(_id, outcome, 20);
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <section className={panel.panel}>
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h3 className="heading">{m.lines}</h3>
      </div>
      <QueryState query={query} words={m} />
      {query.data && lines.length === 0 && <p className="px-5 py-4 text-muted">{m.noLines}</p>}
      {lines.length > 0 && (
        <DataTable label={m.lines} columns={m.lineColumns} stacks>
          {lines.map(({ line, values, faults }) => (
            <tr key={line}>
              <td>{formatNumber(line)}</td>
              <td data-label={m.lineColumns[1]} className="anywhere">
                <bdi translate="no">{values.join(' · ')}</bdi>
              </td>
              <td data-label={m.lineColumns[2]} className={classes.problems}>
                {faults.map(({ column, value, code }) => (
                  <p key={`${code} ${column} ${value}`} className="anywhere">
                    {column !== null && (
                      <b translate="no">
                        {column}
                        {value && `: ${value}`}
                      </b>
                    )}{' '}
                    {importFaults[code]}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
      {query.hasNextPage && (
        <div className="px-5 py-4">
          <Button
            look="plain"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {m.more}
          </Button>
        </div>
      )}
    </section>
  );
}
