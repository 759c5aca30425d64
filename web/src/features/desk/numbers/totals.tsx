import type { DeskNumbers } from '@kindred/contract/desk/numbers';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { may } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/desk-numbers.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { FigureStrip } from '../../../ui/lists/figure-strip.tsx';
import classes from './numbers-page.module.css';

const names = ['open', 'claimed', 'escalated', 'waitingAppeals', 'appealed', 'reversed'] as const;

const rowsOf = (
  from: string,
): Readonly<Record<(typeof names)[number], Pick<LinkProps, 'to' | 'search'>>> => ({
  open: { to: '/desk' },
  claimed: { to: '/desk', search: { show: 'claimed' } },
  escalated: { to: '/desk', search: { show: 'escalated' } },
  waitingAppeals: { to: '/desk/appeals' },
  appealed: { to: '/desk/appeals', search: { state: 'all', from } },
  reversed: { to: '/desk/appeals', search: { state: 'changed', from } },
});

/** The desk now, and the appeals of the period. Each number links to its rows, for staff who may read them. */
export function Totals({ numbers }: { numbers: DeskNumbers }) {
  const rows = rowsOf(numbers.from);
  return (
    <FigureStrip
      figures={names.map((name) => ({
        label: m.totals[name].label,
        about: m.totals[name].about,
        aboutLabel: m.about({ name: m.totals[name].label }),
        value: <Rows of={rows[name]}>{formatNumber(numbers[name])}</Rows>,
      }))}
    />
  );
}

export function Rows({ of, children }: { of: LinkProps; children: ReactNode }) {
  if (!may(useSession(), 'readReports')) return <>{children}</>;
  return (
    <Link className={classes.link} {...of}>
      {children}
    </Link>
  );
}
