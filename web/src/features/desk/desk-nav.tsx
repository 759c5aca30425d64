import { Link } from '@tanstack/react-router';
import { messages as m } from '../../lib/messages/commands.ts';
import { useSession } from '../../lib/use-session.ts';
import classes from './desk-nav.module.css';
import { officePages } from './office-pages.ts';

/** The pages around the desk that the role opens, on each of them. */
export function DeskNav() {
  const { user } = useSession();
  const shown = officePages
    .flatMap(({ options }) => options.staticData?.page ?? [])
    .filter(({ menus }) => user && menus?.commands?.visibleTo?.(user));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={m.aroundDesk} className={classes.nav}>
      <Link to="/desk" activeOptions={{ exact: true }}>
        {m.desk}
      </Link>
      {shown.map(({ path, title }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
