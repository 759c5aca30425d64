import type { Import } from '@kindred/contract/imports';
import { Link } from '@tanstack/react-router';
import { useImports } from '../../api/imports.ts';
import { formatDate, formatNumber } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/imports.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { MoreRows } from '../../ui/lists/more-rows.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import panel from '../../ui/pages/panel.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';

/** Earlier imports with their outcome, the latest first. */
export function ImportList() {
  const query = useImports();
  const imports = query.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <section className={panel.panel}>
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h2 className="heading">{m.earlier}</h2>
      </div>
      <QueryState query={query} words={m} />
      {query.data && imports.length === 0 && <p className="px-5 py-4 text-muted">{m.none}</p>}
      {imports.length > 0 && (
        <DataTable label={m.earlier} columns={m.listColumns} stacks>
          {imports.map((each) => (
            <Row key={each._id} found={each} />
          ))}
        </DataTable>
      )}
      <MoreRows query={query} label={m.more} />
    </section>
  );
}

function Row({ found }: { found: Import }) {
  const { _id: id, name, createdAt, importedBy, invited, accepted } = found;
  return (
    <tr>
      <td>
        <Link to="/import" search={{ id }} translate="no">
          {name}
        </Link>
      </td>
      <td data-label={m.listColumns[1]}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td data-label={m.listColumns[2]}>
        {importedBy ? <bdi translate="no">{importedBy}</bdi> : m.gone}
      </td>
      <td data-label={m.listColumns[3]}>
        <StateBadge found={found} />
      </td>
      <td data-label={m.listColumns[4]}>{formatNumber(invited)}</td>
      <td data-label={m.listColumns[5]}>{formatNumber(accepted)}</td>
    </tr>
  );
}

const kinds = {
  receiving: 'neutral',
  received: 'info',
  checking: 'neutral',
  checked: 'info',
  running: 'warning',
  finished: 'success',
  stopped: 'neutral',
} as const;

export const StateBadge = ({ found: { state, paused } }: { found: Import }) => (
  <StatusBadge kind={kinds[state]}>{paused ? m.paused : m.states[state]}</StatusBadge>
);
