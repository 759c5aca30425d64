import type { BulkOutcome } from '@kindred/contract/user-admin/bulk';
import { useBulkRows } from '../../../api/user-admin/bulk.ts';
import { messages } from '#texts/user-admin.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';

const outcomeKinds = { done: 'success', unchanged: 'neutral', refused: 'danger' } as const;

export function BulkRows({ id, outcome }: { id: string; outcome: BulkOutcome | null }) {
  const { bulk: m, row: words } = messages;
  const query = useBulkRows(id, outcome);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <QueryState query={query} words={m} />
      {data && rows.length === 0 && <p>{m.noUsers}</p>}
      <ul className="m-0 max-h-[40vh] w-full list-none overflow-y-auto p-0 text-sm">
        {rows.map((row) => (
          <li
            className="flex items-center justify-between gap-3 border-t border-line-soft py-2"
            key={row._id}
          >
            <span>
              <b>{row.name ?? words.unknown}</b>
              <small className="block text-muted">{row.email}</small>
              {row.why && <small className="block text-muted">{row.why}</small>}
            </span>
            {row.outcome && (
              <StatusBadge kind={outcomeKinds[row.outcome]}>{m.outcomes[row.outcome]}</StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          look="plain"
          size="xs"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.more}
        </Button>
      )}
    </>
  );
}
