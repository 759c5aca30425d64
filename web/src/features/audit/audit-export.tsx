import { exportAudit } from '@kindred/contract/audit';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/audit.ts';
import { Notice } from '../../ui/notice.tsx';
import type { AuditSearch } from './audit-search.ts';
import { toQuery } from './queries.ts';

export function AuditExport({ search }: { search: AuditSearch }) {
  const { filters: m } = messages;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(exportAudit, { query: toQuery(search) }, m.file),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {isPending ? m.exporting : m.export}
      </Button>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
    </>
  );
}
