import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../lib/messages/shell.ts';
import classes from './bell.module.css';
import { useUnread } from './queries.ts';

/** Leads to what one was told. How much of it is new it says when it knows; not knowing is no trouble. */
export function Bell() {
  const { nav } = messages;
  const { data: unread = 0 } = useUnread();
  return (
    <Link to="/notices" className={classes.bell} aria-label={nav.notices(unread)}>
      <IconBell size={22} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
