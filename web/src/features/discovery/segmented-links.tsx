import { IconCards, IconLayoutGrid } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/likes.ts';
import classes from './segmented-links.module.css';

/** The same people as cards and as a grid. */
export function SegmentedLinks() {
  const { discover: m } = messages;
  return (
    <nav
      className={`inline-flex flex-none rounded-full bg-muted-soft p-1 ${classes.links}`}
      aria-label={m.views}
    >
      <Link
        className={`inline-flex min-h-10 items-center gap-1.5 rounded-full text-sm font-semibold text-muted ${classes.link}`}
        to="/discover"
        activeProps={{ 'aria-current': 'page' }}
      >
        <IconCards size={20} stroke={1.75} aria-hidden />
        <span className="max-tablet:sr-only">{m.cards}</span>
      </Link>
      <Link
        className={`inline-flex min-h-10 items-center gap-1.5 rounded-full text-sm font-semibold text-muted ${classes.link}`}
        to="/browse"
        activeProps={{ 'aria-current': 'page' }}
      >
        <IconLayoutGrid size={20} stroke={1.75} aria-hidden />
        <span className="max-tablet:sr-only">{m.browse}</span>
      </Link>
    </nav>
  );
}
