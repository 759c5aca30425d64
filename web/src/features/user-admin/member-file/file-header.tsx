import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { IconCircleCheck, IconCrown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate, lastActiveText } from '../../../lib/formats.ts';
import { messages as m } from '../../../lib/messages/member-file.ts';
import { Alert } from '../../../ui/alert.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './member-file.module.css';
import { FetchedPhoto } from '../../../widgets/fetched-photo.tsx';

export function FileHeader({ file: { user }, actions }: { file: MemberFile; actions: ReactNode }) {
  const active = user.state === 'active';
  const until = user.stateUntil && formatDate(user.stateUntil, { timeStyle: 'short' });
  return (
    <>
      <div className={classes.head}>
        <div className={classes.portrait}>
          {user.profilePicture && <FetchedPhoto url={user.profilePicture} alt="" />}
        </div>
        <div className={classes.who}>
          <p className={classes.email}>{user.email}</p>
          <p className={classes.badges}>
            <StatusBadge kind={active ? 'success' : 'danger'}>{m.states[user.state]}</StatusBadge>
            <StatusBadge kind={user.isEmailVerified ? 'success' : 'neutral'}>
              {user.isEmailVerified && <IconCircleCheck size={14} stroke={2} aria-hidden />}
              {user.isEmailVerified ? m.verified : m.unverified}
            </StatusBadge>
            {user.isVIP && (
              <StatusBadge kind="gold">
                <IconCrown size={14} stroke={2} aria-hidden /> {m.vip.vip}
              </StatusBadge>
            )}
            {user.staffRole && <StatusBadge kind="info">{m.roles[user.staffRole]}</StatusBadge>}
          </p>
          <p className={classes.quiet}>
            {user.isOnline ? m.online : m.lastActive(lastActiveText(user.lastActive))} ·{' '}
            {m.joined(formatDate(user.createdAt))}
          </p>
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      {!active && (
        <Alert kind="warning">
          {m.closed(m.states[user.state], m.closedBy[user.stateBy ?? 'staff'], until)}
          {user.stateReason && ` ${m.why(user.stateReason)}`}
        </Alert>
      )}
    </>
  );
}
