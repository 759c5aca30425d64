import type { Dashboard } from '@kindred/contract/statistics';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { may } from '../../lib/calls/may-call.ts';
import { useSession } from '../../lib/sessions/use-session.ts';

/** The figures that have a filter of the users list. */
type ListedFigure = 'total' | 'vip' | 'active' | 'online' | 'verified' | 'newThisMonth';

/** Links a figure to the list of its users, for staff who may read it. */
export function UsersLink({
  of,
  month,
  children,
}: {
  of: ListedFigure;
  month: Dashboard['month'];
  children: ReactNode;
}) {
  if (!may(useSession(), 'readUsers')) return <>{children}</>;
  return (
    <Link className="hover:underline" to="/users" search={searchOf(of, month)}>
      {children}
    </Link>
  );
}

function searchOf(of: ListedFigure, month: string) {
  if (of === 'total') return {};
  if (of === 'vip') return { type: of };
  return of === 'newThisMonth' ? { joined: month } : { status: of };
}
