import type { SiteVersion } from '@kindred/contract/site';
import { useState } from 'react';
import { useVersions } from '../../../api/site.ts';
import { messages } from '#texts/site-office.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useOffice } from '../office.ts';
import { Sentence } from '../publish/change-list.tsx';
import classes from './parts.module.css';
import type { Replacement } from './replace-dialog.tsx';

const m = messages.version;

const ReplaceDialog = lazyDialog(() =>
  import('./replace-dialog.tsx').then((file) => file.ReplaceDialog),
);

/** What was published, by whom, and a way back to it. */
export function Versions() {
  const { site, isFixed } = useOffice();
  const query = useVersions();
  const [wanted, setWanted] = useState<Replacement | null>(null);
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const ask = (next: Replacement) => {
    setDone(null);
    setWanted(next);
    setOpened(true);
  };
  return (
    <>
      <output className="font-semibold empty:hidden">{done}</output>
      {!isFixed && site.changes.length > 0 && (
        <div>
          <Button look="plain" onClick={() => ask({ draft: site.draft })}>
            {m.discard}
          </Button>
        </div>
      )}
      <QueryState query={query} words={words} rows={3} />
      {query.data?.length === 0 && <p className="text-pretty text-muted">{m.none}</p>}
      {query.data && query.data.length > 0 && (
        <ol className={`m-0 list-none p-0 ${panel.panel}`}>
          {query.data.map((version) => (
            <Version
              key={version.number}
              version={version}
              isCurrent={version.number === site.version}
              onRestore={isFixed ? null : () => ask({ draft: site.draft, version: version.number })}
            />
          ))}
        </ol>
      )}
      <MoreRows query={query} label={m.more} />
      <ReplaceDialog
        wanted={wanted}
        count={site.changes.length}
        opened={opened}
        onClose={() => setOpened(false)}
        onDone={(text) => {
          setOpened(false);
          setDone(text);
        }}
      />
    </>
  );
}

const words = { loading: m.loading, failed: m.failed, again: messages.again };

interface VersionProps {
  version: SiteVersion;
  isCurrent: boolean;
  onRestore: (() => void) | null;
}

const Version = ({ version, isCurrent, onRestore }: VersionProps) => (
  <li className={`grid grid-cols-1 gap-2 ${classes.version}`}>
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-2 heading-bold">
          {m.number({ version: version.number })}
          {isCurrent && <StatusBadge kind="success">{m.current}</StatusBadge>}
        </h2>
        <p className="text-sm anywhere text-muted">
          {m.by({ name: version.publishedBy, time: version.publishedAt })}
        </p>
      </div>
      {onRestore && !isCurrent && (
        <Button
          look="plain"
          size="xs"
          aria-label={m.restoreOf({ version: version.number })}
          onClick={onRestore}
        >
          {m.restore}
        </Button>
      )}
    </div>
    <ul className="m-0 grid list-none gap-1 p-0">
      {version.changes.map((change) => (
        <li key={change.path} className="anywhere">
          <Sentence change={change} />
        </li>
      ))}
    </ul>
  </li>
);
