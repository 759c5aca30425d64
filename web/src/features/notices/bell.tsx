import { IconBell } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useUnreadCount } from '../../api/notices.ts';
import { messages } from '#texts/shell.ts';
import classes from './bell.module.css';

/** Leads to the notices and shows the number of unread ones once it is loaded. */
export function Bell() {
  const { nav } = messages;
  const { data: unread = 0 } = useUnreadCount();
  return (
    <Link
      to="/notices"
      className={`relative grid h-11 w-11 place-items-center rounded-full text-muted ${classes.bell}`}
      aria-label={nav.notices({ fresh: unread })}
    >
      <IconBell size={22} stroke={1.75} aria-hidden />
      {unread > 0 && (
        <span className={`absolute counter ${classes.count}`} aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
