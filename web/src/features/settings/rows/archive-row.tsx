import { useArchive, useRequestArchive, useDownloadArchive } from '../../../api/personal-data.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatSize } from '../../../lib/formats/sizes.ts';
import { messages as words } from '#texts/personal-data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The archive of a member's data: request and download. */
export function ArchiveRow() {
  const { archive: m } = words;
  const query = useArchive();
  const request = useRequestArchive();
  const downloading = useDownloadArchive();
  const archive = query.data;
  const error = request.error ?? downloading.error;
  return (
    <SettingsRow
      title={m.title}
      about={m.about}
      control={
        query.isSuccess &&
        archive?.state !== 'waiting' && (
          <Button look="plain" busy={request.isPending} onClick={() => request.mutate()}>
            {archive ? m.anew : m.ask}
          </Button>
        )
      }
    >
      {query.error && <QueryState query={query} words={words} />}
      <output className="empty:hidden">
        {archive?.state === 'waiting' && m.waiting}
        {archive?.expiresAt &&
          m.ready({ until: archive.expiresAt, bytes: formatSize(archive.size ?? 0) })}
      </output>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {archive?.state === 'ready' && (
        <div>
          <Button look="plain" busy={downloading.isPending} onClick={() => downloading.mutate()}>
            {m.fetch}
          </Button>
        </div>
      )}
    </SettingsRow>
  );
}
