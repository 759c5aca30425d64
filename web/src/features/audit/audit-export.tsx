import { IconDownload } from '@tabler/icons-react';
import { useExportAudit } from '../../api/audit.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/audit.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { toFilter } from './audit-query.ts';
import type { AuditSearch } from './audit-search.ts';

export function AuditExport({ search }: { search: AuditSearch }) {
  const { filters: m } = messages;
  const { mutate, isPending, error } = useExportAudit();
  return (
    <>
      <Button
        look="plain"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        disabled={isPending}
        onClick={() => mutate({ filter: toFilter(search), file: m.file })}
      >
        {isPending ? m.exporting : m.export}
      </Button>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </>
  );
}
