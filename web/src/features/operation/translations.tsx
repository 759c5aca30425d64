import { languageCodes, languages } from '@kindred/contract/languages';
import type { Translation } from '@kindred/contract/operation/translations';
import { useState } from 'react';
import { useTranslations, useUnmarkTranslation } from '../../api/operation.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/translations.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';

const MarkDialog = lazyDialog(() => import('./mark-dialog.tsx').then((file) => file.MarkDialog), {
  keepsText: true,
});

/** Which languages of the pages were read by someone who grew up with them. */
export function Translations() {
  const query = useTranslations();
  const [marked, setMarked] = useState<Translation | null>(null);
  const taking = useUnmarkTranslation();
  const stateColumn = m.columns[1];
  return (
    <section className={panel.panel}>
      <div className={`flex items-center px-5 pt-4 pb-2 ${panel.head}`}>
        <h2 className="heading">{m.title}</h2>
      </div>
      <p className="px-5 py-3 text-pretty text-muted">{m.about}</p>
      {taking.error && <Alert kind="danger">{errorText(taking.error)}</Alert>}
      <QueryState query={query} words={m} />
      {query.data && (
        <DataTable label={m.title} columns={m.columns} stacks>
          {languageCodes.map((code) => {
            const found = query.data.find(({ language }) => language === code);
            const { name, tag } = languages[code];
            return (
              <tr key={code}>
                <td>
                  <span lang={tag}>{name}</span>
                </td>
                <td data-wide data-label={stateColumn}>
                  {found ? <State {...found} /> : m.source}
                </td>
                <td data-wide>
                  {found && (
                    <Actions
                      found={found}
                      name={name}
                      busy={taking.isPending}
                      onMark={() => setMarked(found)}
                      onUnmark={(markedAt) => taking.mutate({ language: found.language, markedAt })}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </DataTable>
      )}
      <MarkDialog opened={marked !== null} marked={marked} onClose={() => setMarked(null)} />
    </section>
  );
}

function State({ state, reading }: Translation) {
  return (
    <>
      <p>{textOf(state, reading)}</p>
      {reading && (
        <p className="text-sm text-muted">
          {m.marked({ reader: reading.reader, by: reading.markedBy, time: reading.markedAt })}{' '}
          {m.version({ version: reading.version })}
        </p>
      )}
    </>
  );
}

function textOf(state: Translation['state'], reading: Translation['reading']) {
  // Texts that have changed are those of a reading.
  if (state === 'changed') return reading && m.changed({ time: reading.markedAt });
  return m[state];
}

interface ActionsProps {
  found: Translation;
  name: string;
  busy: boolean;
  onMark: () => void;
  onUnmark: (markedAt: string) => void;
}

function Actions({ found: { state, reading }, name, busy, onMark, onUnmark }: ActionsProps) {
  return (
    <div className="flex gap-2">
      {state !== 'read' && (
        <Button size="xs" look="plain" aria-label={m.markOf({ name })} onClick={onMark}>
          {m.mark}
        </Button>
      )}
      {reading && (
        <Button
          size="xs"
          look="plain"
          disabled={busy}
          aria-label={m.unmarkOf({ name })}
          onClick={() => onUnmark(reading.markedAt)}
        >
          {m.unmark}
        </Button>
      )}
    </div>
  );
}
