import { IconDownload, IconUpload } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useExportVersion, useReplaceDraft, useVersions } from '../../../api/site.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { fieldErrors } from '../../../lib/failures/field-errors.ts';
import { messages } from '#texts/site-office.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DropZone } from '../../../ui/fields/drop-zone.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { useOffice } from '../office.ts';
import classes from './parts.module.css';

// A site begins once.
const Bundles = lazyRouteComponent(() => import('./bundles.tsx'), 'Bundles');

const m = messages.transfer;

/** The site as a file. */
export function Transfer() {
  const { isFixed } = useOffice();
  return (
    <>
      {!isFixed && <Bundles />}
      <Export />
      {!isFixed && <Import />}
    </>
  );
}

function Export() {
  const { data: versions } = useVersions();
  const { mutate, isPending, error } = useExportVersion();
  const [chosen, setChosen] = useState<string>();
  const [latest] = versions ?? [];
  const number = chosen ?? String(latest?.number ?? '');
  return (
    <section className={`grid grid-cols-1 gap-4 px-5 py-4 ${panel.panel}`} aria-label={m.export}>
      <h2 className="heading">{m.export}</h2>
      <p className="text-pretty text-muted">{versions && !latest ? m.nothing : m.exportAbout}</p>
      {latest && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={m.version}
            value={number}
            data={versions?.map((version) => ({
              value: String(version.number),
              label: messages.version.number({ version: version.number }),
            }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button
            look="plain"
            icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
            busy={isPending}
            onClick={() => mutate(Number(number))}
          >
            {m.download}
          </Button>
        </div>
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </section>
  );
}

function Import() {
  const { site } = useOffice();
  const { mutate, reset, isPending, isSuccess, error } = useReplaceDraft();
  const [isUnreadable, setUnreadable] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = async ([chosen]: File[]) => {
    if (!chosen) return;
    reset();
    const file = parse(await chosen.text());
    setUnreadable(file === null);
    if (file !== null) mutate({ seen: site.draft, file });
  };
  return (
    <DropZone
      className={`rounded-md ${classes.drop}`}
      accept="application/json,.json"
      input={input}
      onFiles={(files) => void read(files)}
    >
      <section className={`grid grid-cols-1 gap-4 px-5 py-4 ${panel.panel}`} aria-label={m.import}>
        <h2 className="heading">{m.import}</h2>
        <p className="text-pretty text-muted">
          {m.importAbout} {site.changes.length > 0 && m.replaces({ count: site.changes.length })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="plain"
            icon={<IconUpload size={18} stroke={1.75} aria-hidden />}
            busy={isPending}
            onClick={() => input.current?.click()}
          >
            {m.choose}
          </Button>
          <span className="text-sm text-muted">{messages.image.drop}</span>
        </div>
        <output className="empty:hidden">
          {isPending && m.importing}
          {isSuccess && m.imported({ count: site.changes.length })}
        </output>
        {isUnreadable && <Alert kind="danger">{m.notJson}</Alert>}
        {error && <Faults error={error} />}
      </section>
    </DropZone>
  );
}

/** What is wrong with the file, by the place in it. */
function Faults({ error }: { error: Error }) {
  const faults = Object.entries(fieldErrors(error));
  if (faults.length === 0) return <Alert kind="danger">{errorText(error)}</Alert>;
  return (
    <Alert kind="danger">
      <p>{m.unfit}</p>
      <ul className="mt-2">
        {faults.map(([path, fault]) => (
          <li key={path}>
            <bdi className="font-mono">{path}</bdi>: {fault}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
