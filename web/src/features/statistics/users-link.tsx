import type { Dashboard } from '@kindred/contract/statistics';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { may } from '../../lib/may-call.ts';
import { useSession } from '../../lib/use-session.ts';

/** The figures that have a filter of the users list. */
type ListedFigure = 'total' | 'vip' | 'active' | 'online' | 'verified' | 'newThisMonth';

/** Leads from a figure to the list of the users it counts, for who may read it. */
export function UsersLink({
  of,
  growth,
  children,
}: {
  of: ListedFigure;
  growth: Dashboard['growth'];
  children: ReactNode;
}) {
  if (!may(useSession(), 'readUsers')) return <>{children}</>;
  return (
    <Link to="/users" search={searchOf(of, growth)}>
      {children}
    </Link>
  );
}

function searchOf(of: ListedFigure, growth: Dashboard['growth']) {
  if (of === 'total') return {};
  if (of === 'vip') return { type: of };
  if (of !== 'newThisMonth') return { status: of };
  const month = growth.at(-1)?.month;
  return month ? { joined: month } : {};
}
