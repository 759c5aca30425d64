import type { FailedJob } from '@kindred/contract/operation';
import { useDropJob, useRetryJob } from '../../api/operation.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/operation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Alert } from '../../ui/states/alert.tsx';

export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  const retrying = useRetryJob();
  const dropping = useDropJob();
  const error = retrying.error ?? dropping.error;
  const busy = retrying.isPending || dropping.isPending;
  return (
    <>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {jobs.length === 0 && <p className="px-5 py-3 text-muted">{m.none}</p>}
      {jobs.length > 0 && (
        <DataTable label={m.jobs} columns={m.columns} stacks>
          {jobs.map(({ _id, kind, error: fault, attempts, failedAt }) => (
            <tr key={_id}>
              <td>{kind}</td>
              <td data-label={m.columns[1]}>{fault ?? m.noError}</td>
              <td data-label={m.columns[2]}>{attempts}</td>
              <td data-label={m.columns[3]}>{m.time({ time: failedAt })}</td>
              <td data-wide>
                <div className="flex gap-2">
                  <Button
                    size="xs"
                    look="plain"
                    disabled={busy}
                    aria-label={m.retryJob({ kind, time: failedAt })}
                    onClick={() => retrying.mutate(_id)}
                  >
                    {m.retry}
                  </Button>
                  <Button
                    size="xs"
                    look="plain"
                    disabled={busy}
                    aria-label={m.dropJob({ kind, time: failedAt })}
                    onClick={() => dropping.mutate(_id)}
                  >
                    {m.drop}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  );
}
