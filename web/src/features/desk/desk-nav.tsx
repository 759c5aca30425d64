import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messages as m } from '#texts/commands.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import classes from './desk-nav.module.css';
import { officePages } from './office-pages.ts';

/** The pages around the desk that the role allows, on each of them. */
export function DeskNav() {
  const { user } = useSession();
  const shown = officePages
    .flatMap(({ options }) => options.staticData?.page ?? [])
    .filter(({ menus }) => user && menus?.commands?.visibleTo?.(user));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  if (shown.length < 2) return null;
  return (
    <nav
      ref={nav}
      aria-label={m.aroundDesk}
      className={`flex gap-4 overflow-x-auto border-b border-line ${classes.nav}`}
    >
      <Link
        className={`inline-flex min-h-10 flex-none items-center font-semibold text-muted hover:text-ink ${classes.link}`}
        to="/desk"
        activeOptions={{ exact: true }}
      >
        {m.desk}
      </Link>
      {shown.map(({ path, title }) => (
        <Link
          className={`inline-flex min-h-10 flex-none items-center font-semibold text-muted hover:text-ink ${classes.link}`}
          key={path}
          to={path}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
