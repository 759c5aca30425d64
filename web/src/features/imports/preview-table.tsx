import type { Import } from '@kindred/contract/imports';
import { useImportLines } from '../../api/imports.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/imports.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import panel from '../../ui/pages/panel.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';

/** The first lines below the headings of the file, to see which column is what. */
export function PreviewTable({ found: { _id, heads } }: { found: Import }) {
  const query = useImportLines(_id, null, 5);
  const [page] = query.data?.pages ?? [];
  // Two columns may have the same heading, or none.
  const names = heads.map((head, index) =>
    head && heads.indexOf(head) === index ? head : m.column({ number: index + 1 }),
  );
  return (
    <section className={panel.panel}>
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h3 className="heading">{m.preview}</h3>
      </div>
      <QueryState query={query} words={m} />
      {page && (
        <DataTable label={m.preview} columns={[m.lineColumns[0] ?? '', ...names]}>
          {page.lines.map(({ line, values }) => (
            <tr key={line}>
              <td>{formatNumber(line)}</td>
              {names.map((name, index) => (
                <td key={name} translate="no" dir="auto">
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
