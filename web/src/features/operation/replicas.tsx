import type { ReplicaState } from '@kindred/contract/operation';
import { formatTenth } from '../../lib/formats/figures.ts';
import { messages as m } from '#texts/operation.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';

/** The copies of the database that lists are read from. */
export function Replicas({ replicas }: { replicas: readonly ReplicaState[] }) {
  const [copy, state, behind] = m.replicaColumns;
  return (
    <>
      {replicas.every(({ fault }) => fault !== null) && <Alert kind="warning">{m.noReplica}</Alert>}
      <section className={panel.panel}>
        <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
          <h2 className="heading">{m.replicas}</h2>
        </div>
        <DataTable label={m.replicas} columns={m.replicaColumns} stacks>
          {replicas.map(({ _id, fault, lag }) => (
            <tr key={_id}>
              <td data-label={copy}>{_id}</td>
              <td data-label={state}>{fault === null ? m.inUse : m.faults[fault]}</td>
              <td data-label={behind}>
                {m.lag({ seconds: formatTenth(lag / 1000), isAtLeast: fault !== null })}
              </td>
            </tr>
          ))}
        </DataTable>
      </section>
    </>
  );
}
