import type { Import } from '@kindred/contract/imports';
import { useState } from 'react';
import { messages as m } from '#texts/imports.ts';
import panel from '../../ui/pages/panel.module.css';
import progress from '../../ui/states/progress.module.css';
import { CheckResult } from './check-result.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { StateBadge } from './import-list.tsx';
import { Outcome } from './outcome.tsx';
import { StopImport } from './stop-import.tsx';
import { UploadPanel } from './upload-panel.tsx';

/** What can be done with an import, from its file to the answers of the people. */
export function ImportSteps({ found }: { found: Import }) {
  const [changing, setChanging] = useState(false);
  const { state, total, done, name } = found;
  const choosesColumns = state === 'received' || (state === 'checked' && changing);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="anywhere heading" translate="no">
          {name}
        </h2>
        <StateBadge found={found} />
        {state !== 'stopped' && <StopImport found={found} />}
      </div>
      {state === 'receiving' && <UploadPanel begun={found} />}
      {choosesColumns && <ColumnsForm found={found} onChecked={() => setChanging(false)} />}
      {(state === 'checking' || state === 'running') && (
        <section className={`${panel.panel} grid gap-3 px-5 py-4`}>
          <progress
            className={`w-full ${progress.progress}`}
            max={Math.max(
              1,
              state === 'running' ? found.counts.ready + found.counts.partly : total,
            )}
            value={done}
            aria-label={m.states[state]}
          />
          <output>
            {state === 'checking'
              ? m.checked({ done, total })
              : m.imported({ count: found.invited })}
          </output>
        </section>
      )}
      {state === 'checked' && !changing && (
        <CheckResult found={found} onChange={() => setChanging(true)} />
      )}
      {(state === 'running' || state === 'finished' || state === 'stopped') && (
        <Outcome found={found} />
      )}
    </>
  );
}
