import { exportSelection, startBulk } from '@kindred/contract/user-admin/bulk';
import type { BulkAction } from '@kindred/contract/user-admin/bulk-actions';
import {
  IconDownload,
  IconMailCheck,
  IconPlayerPlay,
  IconPlayerPause,
  IconX,
} from '@tabler/icons-react';
import { useExportSelection } from '../../../api/user-admin/bulk.ts';
import { useExportUsers } from '../../../api/user-admin/users.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { may, mayCall } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import classes from './bulk.module.css';
import type { UserSelection } from './use-user-selection.ts';
import { maxSelectedIds, toFilter } from '../list/user-query.ts';
import type { UsersSearch } from '../list/users-search.ts';

interface Props {
  selecting: UserSelection;
  search: UsersSearch;
  total: number;
  onAction: (action: BulkAction) => void;
}

const actions = [
  ['activate', IconPlayerPlay],
  ['deactivate', IconPlayerPause],
  ['verify', IconMailCheck],
] as const;

/** The actions for the selected users; shown while there are any. */
export function BulkBar({ selecting, search, total, onAction }: Props) {
  const { bulk: m, filters } = messages;
  const session = useSession();
  const { selection, selectAll, clear } = selecting;
  const exportAll = useExportUsers();
  const exportSome = useExportSelection();
  const exporting = selection.all ? exportAll : exportSome;
  const file = `${filters.exportName}.csv`;
  const count = selection.all ? total : selection.ids.size;
  if (count === 0) return null;
  const tooMany = !selection.all && count > maxSelectedIds;
  const offered = actions.filter(
    ([action]) =>
      mayCall(session, startBulk) && (action !== 'verify' || may(session, 'verifyEmail')),
  );
  return (
    <section
      className={`flex flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-lg border border-line bg-raised text-sm shadow-3 ${classes.bar}`}
      aria-label={m.bar}
    >
      <output className="font-bold tabular-nums">{m.selected({ count })}</output>
      {!selection.all && total > count && (
        <button
          type="button"
          className="min-h-8 cursor-pointer border-0 bg-transparent px-1 py-0 font-semibold text-ink underline"
          onClick={selectAll}
        >
          {m.all({ total })}
        </button>
      )}
      {tooMany && <span>{m.tooMany({ most: maxSelectedIds })}</span>}
      {offered.map(([action, Icon]) => (
        <Button
          key={action}
          look="quiet"
          size="inline"
          icon={<Icon size={16} stroke={1.75} aria-hidden />}
          disabled={tooMany}
          onClick={() => onAction(action)}
        >
          {m.actions[action]}
        </Button>
      ))}
      {mayCall(session, exportSelection) && (
        <Button
          look="quiet"
          size="inline"
          icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
          disabled={tooMany || exporting.isPending}
          onClick={() =>
            selection.all
              ? exportAll.mutate({ filter: toFilter(search), file })
              : exportSome.mutate({ ids: [...selection.ids], file })
          }
        >
          {m.export}
        </Button>
      )}
      {exporting.error && <span role="alert">{errorText(exporting.error)}</span>}
      <IconButton aria-label={m.clear} title={m.clear} onClick={clear}>
        <IconX size={16} stroke={1.75} />
      </IconButton>
    </section>
  );
}
