import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { IconCrown, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { messages as m } from '#texts/member-file.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import { VerifiedBadge } from '../user/user-badges.tsx';
import staffPage from '../../../ui/pages/staff-page.module.css';
import classes from './member-file.module.css';

interface Props {
  file: MemberFile;
  name: string;
  actions: ReactNode;
}

/** The member, their account status, and what is open about them. */
export function FileHeader({ file: { user, reportsAgainst }, name, actions }: Props) {
  const until = user.stateUntil && formatDate(user.stateUntil, { timeStyle: 'short' });
  return (
    <>
      <div className={`flex flex-wrap items-center ${classes.head}`}>
        <div
          className={`grid flex-none place-items-center overflow-hidden rounded-lg bg-muted-soft text-muted ${classes.portrait}`}
          aria-hidden
        >
          {user.profilePicture ? (
            <FetchedPhoto
              className="h-full w-full rounded-md object-cover"
              url={user.profilePicture}
              alt=""
            />
          ) : (
            name.charAt(0).toUpperCase()
          )}
        </div>
        <div className={`grid min-w-0 gap-1.5 anywhere ${classes.names}`}>
          <h1 className={`tracking-snug title-sm ${staffPage.title}`}>{name}</h1>
          <p className="text-muted">{user.email}</p>
          <div className="flex flex-wrap items-center gap-2">
            <OpenReports reports={reportsAgainst} />
            <StatusBadge kind={user.state === 'active' ? 'success' : 'danger'}>
              {m.states[user.state]}
            </StatusBadge>
            {user.isVIP && (
              <StatusBadge kind="gold">
                <IconCrown size={14} stroke={2} aria-hidden /> {m.vip.vip}
              </StatusBadge>
            )}
            {user.staffRole && <StatusBadge kind="info">{m.roles[user.staffRole]}</StatusBadge>}
            <VerifiedBadge user={user} />
          </div>
          <p className="text-sm font-normal text-muted">
            {user.isOnline ? m.online : m.lastActive({ when: lastActiveText(user.lastActive) })} ·{' '}
            {m.joined({ day: formatDate(user.createdAt) })}
          </p>
        </div>
        <div className={`ms-auto ${classes.actions}`}>{actions}</div>
      </div>
      {user.state !== 'active' && (
        <Alert kind="warning">
          {m.closed({
            state: m.states[user.state],
            by: m.closedBy[user.stateBy ?? 'staff'],
            until,
          })}
          {user.stateReason && ` ${m.why({ reason: user.stateReason })}`}
        </Alert>
      )}
    </>
  );
}

function OpenReports({ reports: { open } }: { reports: MemberFile['reportsAgainst'] }) {
  if (open === 0) return null;
  return (
    <StatusBadge kind="warning">
      <IconFlag size={14} stroke={2} aria-hidden /> {m.reports.openCount({ count: open })}
    </StatusBadge>
  );
}
