import type { Dashboard } from '@kindred/contract/statistics';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Figures that have a list of their own. */
export type Listed = 'total' | 'vip' | 'active' | 'online' | 'verified' | 'newThisMonth';

/** Leads from a figure to the users it counts. */
export function RowsLink({
  of,
  growth,
  children,
}: {
  of: Listed;
  growth: Dashboard['growth'];
  children: ReactNode;
}) {
  return (
    <Link to="/users" search={searchOf(of, growth)}>
      {children}
    </Link>
  );
}

function searchOf(of: Listed, growth: Dashboard['growth']) {
  if (of === 'total') return {};
  if (of === 'vip') return { type: of };
  if (of !== 'newThisMonth') return { status: of };
  const month = growth.at(-1)?.month;
  return month ? { joined: month } : {};
}
