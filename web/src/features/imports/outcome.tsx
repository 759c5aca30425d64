import type { Import } from '@kindred/contract/imports';
import { usePauseImport } from '../../api/imports.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/imports.ts';
import { Button } from '../../ui/buttons/button.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import classes from './imports.module.css';

const figures = ['invited', 'mailed', 'waiting', 'accepted', 'refused'] as const;

/** How many were invited, and what they answered. */
export function Outcome({ found }: { found: Import }) {
  const { _id, source, state, paused } = found;
  const { mutate, isPending, error } = usePauseImport(_id);
  return (
    <section className={`${panel.panel} grid gap-4 px-5 py-4`}>
      {source !== null && (
        <p>
          {m.origin} <bdi translate="no">{source}</bdi>
        </p>
      )}
      <dl className={`m-0 grid gap-4 ${classes.figures}`}>
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-sm text-muted">{m.figures[figure]}</dt>
            <dd className="m-0 text-lg font-semibold tabular-nums">
              {formatNumber(found[figure])}
            </dd>
          </div>
        ))}
      </dl>
      {state !== 'running' && <p className="text-muted">{m.linesDeleted}</p>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {state !== 'stopped' && (
        <div>
          <Button look="plain" busy={isPending} onClick={() => mutate(!paused)}>
            {paused ? m.resume : m.pause}
          </Button>
        </div>
      )}
    </section>
  );
}
