import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useArchive, useRequestArchive, useDownloadArchive } from '../../api/personal-data.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages as words } from '../../lib/messages/personal-data.ts';
import column from '../../ui/column.module.css';
import { Alert } from '../../ui/alert.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section } from '../../ui/section.tsx';

/** The archive of a member's data: request and download. */
export function ArchiveSection() {
  const { archive: m } = words;
  const query = useArchive();
  const request = useRequestArchive();
  const downloading = useDownloadArchive();
  const archive = query.data;
  const error = request.error ?? downloading.error;
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.about}</p>
      <QueryState query={query} words={words} />
      <output>
        {archive?.state === 'waiting' && m.waiting}
        {archive?.expiresAt && m.ready(archive.expiresAt, archive.size ?? 0)}
      </output>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div className={column.buttons}>
        {archive?.state === 'ready' && (
          <Button loading={downloading.isPending} onClick={() => downloading.mutate(m.name)}>
            {m.fetch}
          </Button>
        )}
        {query.isSuccess && archive?.state !== 'waiting' && (
          <Button variant="default" loading={request.isPending} onClick={() => request.mutate()}>
            {archive ? m.anew : m.ask}
          </Button>
        )}
      </div>
    </Section>
  );
}
