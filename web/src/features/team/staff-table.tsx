import { messages as roles } from '#texts/roles.ts';
import type { Colleague } from '@kindred/contract/team';
import {
  IconAlertTriangle,
  IconHistory,
  IconShieldCheck,
  IconShieldOff,
  IconUserCog,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lastActiveText } from '../../lib/formats/last-active.ts';
import { messages as m } from '#texts/team.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PhotoAvatar } from '../../widgets/photos/photo-avatar.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { StatusBadge } from '../../ui/lists/status-badge.tsx';
import classes from './team-page.module.css';

interface Props {
  staff: readonly Colleague[];
  factorRequired: boolean;
  onChangeRole: (colleague: Colleague) => void;
}

/** On a phone a colleague takes two lines: the name with the actions, and the facts. */
export function StaffTable({ staff, factorRequired, onChangeRole }: Props) {
  const { user } = useSession();
  return (
    <DataTable label={m.people} columns={m.columns} stacks>
      {staff.map((colleague) => {
        const name = colleague.name ?? m.noName;
        return (
          <tr key={colleague._id}>
            <td>
              <div className={`flex items-center gap-2.5 py-1.5 ${classes.member}`}>
                <PhotoAvatar
                  name={name}
                  picture={colleague.profilePicture}
                  focus={colleague.profilePictureFocus}
                />
                <div className="min-w-0">
                  <b className="anywhere whitespace-normal text-ink">{name}</b>{' '}
                  {colleague._id === user?._id && <StatusBadge kind="info">{m.you}</StatusBadge>}
                  <small
                    className="block overflow-hidden text-xs text-ellipsis text-muted"
                    title={colleague.email}
                  >
                    {colleague.email}
                  </small>
                </div>
                {colleague.state !== 'active' && (
                  <StatusBadge kind="danger">{m.closed}</StatusBadge>
                )}
              </div>
            </td>
            <td>{roles[colleague.role]}</td>
            <td data-label={m.factorShort}>
              <SecondFactorBadge on={colleague.secondFactor} required={factorRequired} />
            </td>
            <td>{lastActiveText(colleague.lastActive)}</td>
            <td>
              <div className={`flex gap-2 ${classes.buttons} ${classes.signs}`}>
                {colleague._id !== user?._id && (
                  <Button
                    size="xs"
                    look="plain"
                    aria-label={m.change({ name })}
                    onClick={() => onChangeRole(colleague)}
                  >
                    <IconUserCog className={classes.icon} size={20} stroke={1.75} aria-hidden />
                    <span className={classes.word}>{m.changeShort}</span>
                  </Button>
                )}
                <Button
                  size="xs"
                  look="plain"
                  aria-label={m.log({ name })}
                  render={(props) => (
                    <Link {...props} to="/audit" search={{ actor: colleague._id }} />
                  )}
                >
                  <IconHistory className={classes.icon} size={20} stroke={1.75} aria-hidden />
                  <span className={classes.word}>{m.logShort}</span>
                </Button>
              </div>
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}

function SecondFactorBadge({ on, required }: { on: boolean; required: boolean }) {
  if (on)
    return (
      <StatusBadge kind="success">
        <IconShieldCheck size={14} stroke={2} aria-hidden /> {m.factorOn}
      </StatusBadge>
    );
  return required ? (
    <StatusBadge kind="warning">
      <IconAlertTriangle size={14} stroke={2} aria-hidden /> {m.factorMissing}
    </StatusBadge>
  ) : (
    <StatusBadge kind="neutral">
      <IconShieldOff size={14} stroke={2} aria-hidden /> {m.factorOff}
    </StatusBadge>
  );
}
