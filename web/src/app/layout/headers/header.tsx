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
      <div className={`row m-auto w-full max-w-page ${classes.bar}`}>
        <Link
          to="/"
          className={`inline-flex items-center min-w-0 rounded-sm tight nowrap brand ${classes.brand}`}
        >
          <Brand size={dense ? 24 : 28} />
        </Link>
        {tabbed?.below !== undefined && (
          <BackLink
            to={tabbed.below}
            label={m.back}
            className={`flex-none justify-center w-target h-target round muted ${classes.back}`}
          />
        )}
        {tabbed?.title !== undefined && (
          <span className={`anywhere hidden tight title-sm ${classes.title}`} aria-hidden>
            {tabbed.title}
          </span>
        )}
        {!tabbed && (
          <button
            ref={button}
            type="button"
            className={`items-center justify-center push-end p-0 w-target h-target border-0 rounded-md bg-none muted clickable hidden ${classes.toggle}`}
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
          className={`row flex-1 min-w-0 ${tabbed ? 'wrap py-1' : ''} ${classes.panel}`}
        >
          <nav aria-label={m.mainNavigation} className={`flex gap-1 ms-9 ${classes.links}`}>
            {entries.map(({ to, label, icon, count }) => (
              <Link
                key={to}
                to={to}
                className={`row gap-2 rounded-full muted semibold relative hover hover-ink ${classes.link}`}
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
          <div className={`row gap-2 push-end min-w-0 ${classes.aside}`}>
            {tabbed && (
              <nav aria-label={m.siteNavigation} className="flex">
                {tabbed.site.map(({ to, label }) => (
                  <Link
                    key={to}
                    to={to}
                    className={`inline-flex items-center min-h-40 muted text-sm hover-ink hover-underline ${classes.site}`}
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
          <div className={`flex-none w-target ${classes.bell}`}>
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
