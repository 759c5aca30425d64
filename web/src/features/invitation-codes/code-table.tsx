import type { InvitationCode } from '@kindred/contract/invitation-codes';
import { writeCode } from '@kindred/contract/invitation-codes/codes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/invitation-codes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { JoinedDialog } from './joined-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

interface Props {
  codes: readonly InvitationCode[];
  /** The time they were loaded, which decides whether they have ended. */
  loadedAt: number;
}

export function CodeTable({ codes, loadedAt }: Props) {
  const [revoked, setRevoked] = useState<InvitationCode | null>(null);
  const [opened, setOpened] = useState<InvitationCode | null>(null);
  return (
    <>
      <DataTable label={m.joined} columns={m.columns} stacks>
        {codes.map((each) => (
          <tr key={each._id}>
            <td>
              <b className="text-ink" translate="no" dir="ltr">
                {writeCode(each.code)}
              </b>
              {each.note !== null && (
                <small className="block text-xs anywhere text-muted" translate="no">
                  {each.note}
                </small>
              )}
            </td>
            <td data-label={m.columns[1]}>
              <Giver code={each} />
            </td>
            <td data-label={m.columns[2]}>
              {m.used({ uses: each.uses, most: each.mostUses })}
              {each.banned > 0 && (
                <small className="block text-xs">{m.banned({ count: each.banned })}</small>
              )}
            </td>
            <td data-label={m.columns[3]}>
              <Status code={each} loadedAt={loadedAt} />
            </td>
            <td data-wide>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="xs"
                  look="plain"
                  aria-label={m.joinedOf({ code: writeCode(each.code) })}
                  onClick={() => setOpened(each)}
                >
                  {m.joined}
                </Button>
                {each.revokedAt === null && (
                  <Button
                    size="xs"
                    look="plain"
                    aria-label={m.revokeOf({ code: writeCode(each.code) })}
                    onClick={() => setRevoked(each)}
                  >
                    {m.revoke}
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </DataTable>
      <RevokeDialog code={revoked} onClose={() => setRevoked(null)} />
      <JoinedDialog code={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function Giver({ code: { partner, member } }: { code: InvitationCode }) {
  if (!member) return <bdi translate="no">{partner}</bdi>;
  return (
    <Link to="/users/$id" params={{ id: member._id }}>
      {member.name === null ? m.member : <bdi translate="no">{member.name}</bdi>}
    </Link>
  );
}

function Status({ code, loadedAt }: { code: InvitationCode; loadedAt: number }) {
  const { revokedAt, until, uses, mostUses } = code;
  if (revokedAt !== null)
    return <StatusBadge kind="neutral">{m.revokedOn({ date: formatDate(revokedAt) })}</StatusBadge>;
  if (until !== null && new Date(loadedAt).toISOString().slice(0, 10) > until)
    return <StatusBadge kind="neutral">{m.endedOn({ date: formatDate(until) })}</StatusBadge>;
  if (uses >= mostUses) return <StatusBadge kind="warning">{m.usedUp}</StatusBadge>;
  return (
    <StatusBadge kind="success">
      {until === null ? m.valid : m.validUntil({ date: formatDate(until) })}
    </StatusBadge>
  );
}
