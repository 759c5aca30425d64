import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { messages as m } from '../../lib/messages/audit.ts';
import { DataTable } from '../../ui/data-table.tsx';
import panel from '../../ui/panel.module.css';
import { QueryState } from '../../ui/query-state.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { AuditFilters } from './audit-filters.tsx';
import classes from './audit-page.module.css';
import { EntryRow } from './entry-row.tsx';
import { useAudit } from './queries.ts';

const route = getRouteApi('/audit');

/** What the team reads and changes, as sentences. */
export function AuditPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = useAudit(search);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <StaffPage title={m.title}>
      <p className={classes.about}>{m.about}</p>
      <AuditFilters
        search={search}
        onChange={(change) => void navigate({ search: (before) => ({ ...before, ...change }) })}
      />
      <QueryState query={query} words={m} />
      {data && (
        <section className={`${panel.panel} ${classes.panel}`}>
          <DataTable label={m.label} columns={m.columns} stacks>
            {entries.map((entry) => (
              <EntryRow key={entry._id} entry={entry} />
            ))}
          </DataTable>
          {entries.length === 0 && <p className={classes.none}>{m.none}</p>}
        </section>
      )}
      {hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.more}
        </Button>
      )}
    </StaffPage>
  );
}
