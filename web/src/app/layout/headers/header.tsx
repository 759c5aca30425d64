import { IconMenu2, IconX } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';
import { Suspense, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { messages as m } from '#texts/shell.ts';
import { useEscape } from '../../../lib/keys/use-escape.ts';
import { BackLink } from '../../../ui/pages/back-link.tsx';
import { Brand } from '../../../ui/pages/brand.tsx';
import classes from './header.module.css';

/** The page above this one. */
export type Below = NonNullable<LinkProps['to']> | undefined;

interface Entry {
  to: NonNullable<LinkProps['to']>;
  label: string;
  /** It loads later, and its place is kept. */
  icon?: ReactNode;
  /** The count behind the word. It loads later. */
  count?: ReactNode;
}

interface Props {
  entries: Entry[];
  /** The controls of the account: next to the links, on a phone below them. */
  children: ReactNode;
  /** A single button, the bell or the search. Visible on a phone too; it loads later, and its place is kept. */
  bell?: ReactNode;
  account?: ReactNode;
  dense?: boolean;
  /** Members: their pages are tabs on a phone, where the header has the title of the page instead of the brand. */
  tabbed?: { site: Entry[]; title: string | undefined; below: Below };
}

export function Header({ entries, children, bell, account, dense = false, tabbed }: Props) {
  const panel = useId();
  const { open, toggle, button } = useDisclosure();
  return (
    <header
      className={`relative ${classes.header}`}
      data-dense={dense || undefined}
      data-tabbed={tabbed && (tabbed.title === undefined ? 'brand' : 'title')}
      data-open={open || undefined}
    >
      <div className={`mx-auto flex w-full max-w-page items-center ${classes.bar}`}>
        <Link
          to="/"
          className={`inline-flex min-w-0 items-center rounded-sm tracking-tight whitespace-nowrap brand ${classes.brand}`}
        >
          <Brand size={dense ? 24 : 28} />
        </Link>
        {tabbed?.below !== undefined && (
          <BackLink
            to={tabbed.below}
            label={m.back}
            className={`h-11 w-11 flex-none justify-center rounded-full text-muted ${classes.back}`}
          />
        )}
        {tabbed?.title !== undefined && (
          <span className={`hidden tracking-tight anywhere title-sm ${classes.title}`} aria-hidden>
            {tabbed.title}
          </span>
        )}
        {!tabbed && (
          <button
            ref={button}
            type="button"
            className={`ms-auto hidden h-11 w-11 cursor-pointer items-center justify-center rounded-md border-0 bg-transparent p-0 text-muted ${classes.toggle}`}
            aria-expanded={open}
            aria-controls={panel}
            aria-label={m.menu}
            onClick={toggle}
          >
            {open ? <IconX size={22} stroke={1.75} /> : <IconMenu2 size={22} stroke={1.75} />}
          </button>
        )}
        {/* Of members, words that are longer than those in English take a second line. */}
        <div
          id={panel}
          className={`flex min-w-0 flex-1 items-center ${tabbed ? 'flex-wrap py-1' : ''} ${classes.panel}`}
        >
          <nav aria-label={m.mainNavigation} className={`ms-9 flex gap-1 ${classes.links}`}>
            {entries.map(({ to, label, icon, count }) => (
              <Link
                key={to}
                to={to}
                className={`relative flex items-center gap-2 rounded-full font-semibold text-muted hover:bg-hover hover:text-ink ${classes.link}`}
              >
                {icon && (
                  <span className={classes.icon}>
                    <Suspense>{icon}</Suspense>
                  </span>
                )}
                {label}
                {count && <Suspense>{count}</Suspense>}
              </Link>
            ))}
          </nav>
          <div className={`ms-auto flex min-w-0 items-center gap-2 ${classes.aside}`}>
            {tabbed && (
              <nav aria-label={m.siteNavigation} className="flex">
                {tabbed.site.map(({ to, label }) => (
                  <Link
                    key={to}
                    to={to}
                    className={`inline-flex min-h-10 items-center text-sm text-muted hover:text-ink hover:underline ${classes.site}`}
                  >
                    {label}
                  </Link>
                ))}
              </nav>
            )}
            {children}
          </div>
        </div>
        {bell && (
          <div className={`w-11 flex-none ${classes.bell}`}>
            <Suspense>{bell}</Suspense>
          </div>
        )}
        {account}
      </div>
    </header>
  );
}

/** On a phone the menu closes on Escape, which returns the focus to its button, and on navigation. */
function useDisclosure() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;
  useEscape(open, () => {
    setOpenAt(null);
    button.current?.focus();
    return true;
  });
  return { open, toggle: () => setOpenAt(open ? null : pathname), button };
}
