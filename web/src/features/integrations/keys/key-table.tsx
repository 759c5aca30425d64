import type { ApiKey } from '@kindred/contract/integrations';
import { useState } from 'react';
import { useRevokeKey } from '../../../api/integrations.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { commaList, formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/integrations.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { type Kind, StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

interface Props {
  keys: readonly ApiKey[];
  /** The time they were loaded, which decides whether they have ended. */
  loadedAt: number;
}

export function KeyTable({ keys, loadedAt }: Props) {
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  if (keys.length === 0) return <p className="px-5 py-4 text-muted">{m.noKeys}</p>;
  return (
    <>
      <DataTable label={m.keys} columns={m.keyColumns} stacks>
        {keys.map((key) => (
          <tr key={key._id}>
            <td>
              <b className="anywhere text-ink" translate="no">
                {key.name}
              </b>
              <small className="block text-xs text-muted" translate="no" dir="ltr">
                kk_…{key.hint}
              </small>
            </td>
            <td data-label={m.keyColumns[1]}>
              {commaList(key.scopes.map((scope) => m.scopes[scope].label))}
            </td>
            <td data-label={m.keyColumns[2]}>{m.perMinute({ count: key.perMinute })}</td>
            <td data-label={m.keyColumns[3]}>
              {key.usedAt ? <time dateTime={key.usedAt}>{timeOf(key.usedAt)}</time> : m.neverUsed}
            </td>
            <td data-label={m.keyColumns[4]}>
              <Status apiKey={key} loadedAt={loadedAt} />
            </td>
            <td data-wide>
              {!key.revokedAt && (
                <Button
                  size="xs"
                  look="plain"
                  aria-label={m.revokeKey({ name: key.name })}
                  onClick={() => setRevoked(key)}
                >
                  {m.revoke}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      <RevokeDialog apiKey={revoked} onClose={() => setRevoked(null)} />
    </>
  );
}

const timeOf = (time: string) => formatDate(time, { timeStyle: 'short' });

function Status({ apiKey: { endsAt, revokedAt }, loadedAt }: { apiKey: ApiKey; loadedAt: number }) {
  if (revokedAt)
    return <Marked kind="neutral">{m.revokedOn({ day: formatDate(revokedAt) })}</Marked>;
  if (!endsAt) return <Marked kind="success">{m.valid}</Marked>;
  const hasEnded = Date.parse(endsAt) <= loadedAt;
  return (
    <Marked kind={hasEnded ? 'warning' : 'success'}>
      {hasEnded
        ? m.endedOn({ day: formatDate(endsAt) })
        : m.validUntil({ day: formatDate(endsAt) })}
    </Marked>
  );
}

const Marked = ({ kind, children }: { kind: Kind; children: string }) => (
  <StatusBadge kind={kind}>{children}</StatusBadge>
);

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const revoking = useRevokeKey();
  const close = () => {
    revoking.reset();
    onClose();
  };
  return (
    <Dialog
      opened={apiKey !== null}
      onClose={close}
      title={m.revokeTitle({ name: apiKey?.name ?? '' })}
      closeLabel={m.cancel}
    >
      <p className="text-pretty">{m.revokeAbout}</p>
      {revoking.error && <Alert kind="danger">{errorText(revoking.error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={close}>
          {m.cancel}
        </Button>
        <Button
          look="danger"
          busy={revoking.isPending}
          onClick={() => apiKey && revoking.mutate(apiKey._id, { onSuccess: close })}
        >
          {m.revoke}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
