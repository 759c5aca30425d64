import type { InvitationCode } from '@kindred/contract/invitation-codes';
import { writeCode } from '@kindred/contract/invitation-codes/codes';
import { Link } from '@tanstack/react-router';
import { useJoined } from '../../api/invitation-codes.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/invitation-codes.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { MoreRows } from '../../ui/lists/more-rows.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';

interface Props {
  code: InvitationCode | null;
  onClose: () => void;
}

/** Who joined with a code. Looking is in the audit log. */
export const JoinedDialog = ({ code, onClose }: Props) => (
  <Dialog
    opened={code !== null}
    onClose={onClose}
    title={m.joinedTitle({ code: writeCode(code?.code ?? '') })}
    closeLabel={m.done}
  >
    {code && <Joined id={code._id} />}
  </Dialog>
);

const kinds = {
  active: 'success',
  deactivated: 'neutral',
  banned: 'danger',
  leaving: 'neutral',
  unconfirmed: 'warning',
} as const;

function Joined({ id }: { id: string }) {
  const query = useJoined(id);
  const joined = query.data?.pages.flatMap((page) => page.joined) ?? [];
  return (
    <div className="grid gap-4">
      <QueryState query={query} words={m} rows={2} />
      {query.data && joined.length === 0 && <p className="text-muted">{m.joinedNone}</p>}
      <ul className="m-0 grid list-none gap-2 p-0">
        {joined.map(({ member, joinedAt, status }) => (
          <li key={member._id} className="flex flex-wrap items-center justify-between gap-2">
            <Link to="/users/$id" params={{ id: member._id }}>
              {member.name === null ? m.member : <bdi translate="no">{member.name}</bdi>}
            </Link>
            <span className="flex items-center gap-2">
              <time className="text-sm text-muted" dateTime={joinedAt}>
                {formatDate(joinedAt)}
              </time>
              <StatusBadge kind={kinds[status]}>{m.statuses[status]}</StatusBadge>
            </span>
          </li>
        ))}
      </ul>
      <MoreRows query={query} label={m.more} />
    </div>
  );
}
