import { IconCards, IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/likes.ts';
import classes from './segmented-links.module.css';

/** The same people as cards and as a grid. */
export function SegmentedLinks() {
  const { discover: m } = messages;
  return (
    <nav
      className={`inline-flex flex-none bg-muted-soft p-1 rounded-full ${classes.links}`}
      aria-label={m.views}
    >
      <Link
        className={`inline-flex items-center gap-1-5 muted text-sm semibold min-h-40 rounded-full ${classes.link}`}
        to="/discover"
        activeProps={{ 'aria-current': 'page' }}
      >
        <IconCards size={20} stroke={1.75} aria-hidden />
        <span className="visually-hidden-below-tablet">{m.cards}</span>
      </Link>
      <Link
        className={`inline-flex items-center gap-1-5 muted text-sm semibold min-h-40 rounded-full ${classes.link}`}
        to="/browse"
        activeProps={{ 'aria-current': 'page' }}
      >
        <IconLayoutGrid size={20} stroke={1.75} aria-hidden />
        <span className="visually-hidden-below-tablet">{m.browse}</span>
      </Link>
    </nav>
  );
}
