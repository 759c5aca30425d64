import { messages as roles } from '#texts/roles.ts';
import type { Invitation } from '@kindred/contract/team';
import { useResendInvitation, useRevokeInvitation } from '../../api/team.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/team.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import classes from './team-page.module.css';

interface Props {
  invitations: readonly Invitation[];
  /** The time they were loaded, which decides whether they are expired. */
  loadedAt: number;
  onSent: (email: string) => void;
}

export function Invitations({ invitations, loadedAt, onSent }: Props) {
  const resending = useResendInvitation();
  const revoking = useRevokeInvitation();
  const error = resending.error ?? revoking.error;
  if (invitations.length === 0) return <p className="px-5 py-4 text-muted">{m.noInvitations}</p>;
  return (
    <>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <DataTable label={m.invitations} columns={m.invitationColumns} stacks>
        {invitations.map(({ _id, email, role, invitedBy, expiresAt }) => (
          <tr key={_id}>
            <td>{email}</td>
            <td data-label={m.invitationColumns[1]}>{roles[role]}</td>
            <td data-label={m.invitationColumns[2]}>{invitedBy ?? m.gone}</td>
            <td data-label={m.invitationColumns[3]}>
              {Date.parse(expiresAt) < loadedAt ? (
                <StatusBadge kind="warning">{m.expired}</StatusBadge>
              ) : (
                m.until({ time: expiresAt })
              )}
            </td>
            <td data-wide>
              <div className={`flex gap-2 ${classes.buttons}`}>
                <Button
                  size="xs"
                  look="plain"
                  aria-label={m.sendAgain({ email })}
                  onClick={() => resending.mutate(_id, { onSuccess: () => onSent(email) })}
                >
                  {m.sendAgainShort}
                </Button>
                <Button
                  size="xs"
                  look="plain"
                  aria-label={m.revokeInvitation({ email })}
                  onClick={() => revoking.mutate(_id)}
                >
                  {m.revoke}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}
