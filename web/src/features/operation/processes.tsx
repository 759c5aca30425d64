import type { Process } from '@kindred/contract/operation';
import { messages as m } from '#texts/operation.ts';
import { DataTable } from '../../ui/lists/data-table.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';

export function Processes({ processes }: { processes: readonly Process[] }) {
  const [does, version, started, lastSeen] = m.processColumns;
  return (
    <>
      {processes.every(({ role }) => role === 'web') && <Alert kind="danger">{m.noJobs}</Alert>}
      {processes.some(({ sharesFiles }) => !sharesFiles) && (
        <Alert kind="danger">{m.separateFiles}</Alert>
      )}
      {processes.some(({ version: its }) => its !== processes[0]?.version) && (
        <Alert kind="warning">{m.differentVersions}</Alert>
      )}
      <section className={panel.panel}>
        <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
          <h2 className="heading">{m.processes}</h2>
        </div>
        <DataTable label={m.processes} columns={m.processColumns} stacks>
          {processes.map(({ _id, role, version: its, startedAt, seenAt }) => (
            <tr key={_id}>
              <td data-label={does}>{m.work[role]}</td>
              <td data-label={version}>{its}</td>
              <td data-label={started}>{m.time({ time: startedAt })}</td>
              <td data-label={lastSeen}>{m.time({ time: seenAt })}</td>
            </tr>
          ))}
        </DataTable>
      </section>
    </>
  );
}
