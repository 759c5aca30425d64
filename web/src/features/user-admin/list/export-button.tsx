import { exportUsers } from '@kindred/contract/user-admin/user-list';
import { IconDownload } from '@tabler/icons-react';
import { useExportUsers } from '../../../api/user-admin/users.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from '../../../widgets/list-toolbar/list-toolbar.module.css';
import { mayCall } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { toFilter } from './user-query.ts';
import type { UsersSearch } from './users-search.ts';

export function ExportButton({ search }: { search: UsersSearch }) {
  const { filters: m } = messages;
  const { mutate, isPending, error } = useExportUsers();
  if (!mayCall(useSession(), exportUsers)) return null;
  return (
    <div className={classes.export}>
      <Button
        look="plain"
        icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
        disabled={isPending}
        onClick={() => mutate({ filter: toFilter(search), file: `${m.exportName}.csv` })}
      >
        {isPending ? m.exporting : m.export}
      </Button>
      {error && <p role="alert">{m.exportFailed({ error: errorText(error) })}</p>}
    </div>
  );
}
