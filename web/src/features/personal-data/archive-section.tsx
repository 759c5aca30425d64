import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { errorText } from '../../lib/error-text.ts';
import { messages as words } from '../../lib/messages/personal-data.ts';
import column from '../../ui/column.module.css';
import { Notice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';
import { useArchive, useAskArchive, useFetchArchive } from './queries.ts';

/** Everything about oneself, to take along. */
export function ArchiveSection() {
  const { archive: m } = words;
  const query = useArchive();
  const ask = useAskArchive();
  const fetch = useFetchArchive();
  const archive = query.data;
  const error = ask.error ?? fetch.error;
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.about}</p>
      <QueryState query={query} words={words} />
      <output>
        {archive?.state === 'waiting' && m.waiting}
        {archive?.expiresAt && m.ready(archive.expiresAt, archive.size ?? 0)}
      </output>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={column.buttons}>
        {archive?.state === 'ready' && (
          <Button loading={fetch.isPending} onClick={() => fetch.mutate(m.name)}>
            {m.fetch}
          </Button>
        )}
        {query.isSuccess && archive?.state !== 'waiting' && (
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
            {archive ? m.anew : m.ask}
          </Button>
        )}
      </div>
    </Section>
  );
}
