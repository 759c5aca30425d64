import type { AuditEntry } from '@kindred/contract/audit';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useAudit } from '../../api/audit.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/audit.ts';
import { messages as lists } from '#texts/lists.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import panel from '../../ui/pages/panel.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import { StaffPage } from '../../ui/pages/staff-page.tsx';
import { toFilter } from './audit-query.ts';
import { type AuditSearch, countFilters, unfiltered, readAuditSearch } from './audit-search.ts';
import { AuditToolbar } from './audit-toolbar.tsx';
import classes from './audit-page.module.css';
import { EntryRow } from './entry-row.tsx';

const route = getRouteApi('/audit');

/** What staff read and changed, as sentences. */
export function AuditPage() {
  const search = readAuditSearch({ ...route.useSearch() });
  const navigate = route.useNavigate();
  const query = useAudit(toFilter(search));
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const change = (wanted: AuditSearch) =>
    void navigate({ search: (before) => readAuditSearch({ ...before, ...wanted }) });
  return (
    <StaffPage title={m.title}>
      <p className="text-pretty text-muted">{m.about}</p>
      <AuditToolbar search={search} onChange={change} />
      {!data && !query.error && <ListSkeleton loading={m.loading} />}
      {query.error && <QueryState query={query} words={m} />}
      {data && (
        <section className={`overflow-hidden ${panel.panel} ${classes.panel}`}>
          <DataTable label={m.label} columns={m.columns} stacks>
            {entries.map((entry, index) => (
              <Fragment key={entry._id}>
                {dayOf(entry) !== dayOf(entries[index - 1]) && (
                  <tr className={classes.day}>
                    <th className={classes.headCell} colSpan={m.columns.length} scope="colgroup">
                      <time dateTime={entry.at}>{dayOf(entry)}</time>
                    </th>
                  </tr>
                )}
                <EntryRow entry={entry} />
              </Fragment>
            ))}
          </DataTable>
          {entries.length === 0 && (
            <div className="grid justify-items-center gap-4 px-5 py-12 text-center text-muted">
              <p>{m.none}</p>
              {countFilters(search) > 0 && (
                <Button look="plain" onClick={() => change(unfiltered)}>
                  {lists.clearFilters}
                </Button>
              )}
            </div>
          )}
        </section>
      )}
      {hasNextPage && (
        <Button
          className="justify-self-center"
          look="plain"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.more}
        </Button>
      )}
    </StaffPage>
  );
}

const dayOf = (entry: AuditEntry | undefined) =>
  entry && formatDate(entry.at, { dateStyle: 'full' });
