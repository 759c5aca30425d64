import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { AccountPlace } from './account-place.tsx';
import { type Below, Header } from './header.tsx';
import classes from './member-header.module.css';
import { LogoutButton } from './logout-button.tsx';
import { useMenu } from './use-menu.ts';

const TabBar = lazyRouteComponent(() => import('./tab-bar.tsx'), 'TabBar');
const AccountMenu = lazyRouteComponent(() => import('./account-menu.tsx'), 'AccountMenu');
const Bell = lazyRouteComponent(() => import('../../../features/notices/bell.tsx'), 'Bell');
const counts = () => import('../../../features/likes/counts.tsx');
const LikeCount = lazyRouteComponent(counts, 'LikeCount');
const MatchCount = lazyRouteComponent(counts, 'MatchCount');

const countAt: Readonly<Record<string, typeof LikeCount>> = {
  '/likes': LikeCount,
  '/matches': MatchCount,
};

const MemberIcon = lazyRouteComponent(() => import('./member-icons.ts'), 'MemberIcon');

interface Props {
  title?: string | undefined;
  below?: Below;
}

export function MemberHeader({ title, below }: Props) {
  const { user, requiresVerification } = useSession();
  // The lists are closed to others.
  const hasLists = user !== null && !user.isAdmin && !requiresVerification;
  const entries = useMenu('member').map((entry) => {
    const Count = hasLists && countAt[entry.to];
    return {
      ...entry,
      icon: !user?.isAdmin && <MemberIcon to={entry.to} />,
      count: Count && <Count />,
    };
  });
  return (
    <>
      <Header
        entries={entries}
        tabbed={{ site: useMenu('site'), title, below }}
        bell={<Bell />}
        account={
          <Suspense fallback={<AccountPlace />}>
            <AccountMenu />
          </Suspense>
        }
      >
        <LogoutButton />
      </Header>
      {user !== null && !user.isAdmin && (
        // Its place is kept until it is loaded.
        <div className={`hidden ${classes.tabs}`}>
          <Suspense>
            <TabBar hasLists={hasLists} />
          </Suspense>
        </div>
      )}
    </>
  );
}
