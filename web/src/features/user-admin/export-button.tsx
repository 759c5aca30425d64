import { exportUsers } from '@kindred/contract/user-admin/user-list';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { may } from '../../lib/may.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { useSession } from '../../lib/use-session.ts';
import { toFilter } from './queries.ts';
import type { UsersSearch } from './users-search.ts';

export function ExportButton({ search }: { search: UsersSearch }) {
  const { filters: m } = messages;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(exportUsers, { query: toFilter(search) }, `${m.exportName}.csv`),
  });
  if (!may(useSession(), exportUsers)) return null;
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {isPending ? m.exporting : m.export}
      </Button>
      {error && <p role="alert">{m.exportFailed(errorText(error))}</p>}
    </div>
  );
}
