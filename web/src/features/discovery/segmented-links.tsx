import { IconCards, IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../../lib/messages/likes.ts';
import classes from './segmented-links.module.css';

/** The same people as cards and as a grid. */
export function SegmentedLinks() {
  const { discover: m } = messages;
  return (
    <nav className={`inline-flex rounded-md bg-sunken p-1 ${classes.links}`} aria-label={m.views}>
      <Link
        className={`inline-flex items-center gap-1-5 muted text-sm semibold min-h-40 rounded-md ${classes.link}`}
        to="/discover"
        activeProps={{ 'aria-current': 'page' }}
      >
        <IconCards className={classes.icon} size={18} stroke={1.75} aria-hidden /> {m.cards}
      </Link>
      <Link
        className={`inline-flex items-center gap-1-5 muted text-sm semibold min-h-40 rounded-md ${classes.link}`}
        to="/browse"
        activeProps={{ 'aria-current': 'page' }}
      >
        <IconLayoutGrid className={classes.icon} size={18} stroke={1.75} aria-hidden /> {m.browse}
      </Link>
    </nav>
  );
}
