import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useListCounts } from '../../api/likes.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { messages } from '#texts/likes.ts';
import classes from './like-tabs.module.css';

const tabs = [
  ['received', '/likes'],
  ['sent', '/likes/sent'],
  ['passed', '/likes/passed'],
  ['bookmarked', '/likes/bookmarks'],
] as const;

/** The lists of the member, each with the number of people in it. */
export function LikeTabs() {
  const { likes: m } = messages;
  const { data: counts } = useListCounts();
  const row = useRef<HTMLElement>(null);
  // The chosen list is in view. The numbers make all of them wider.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!counts || !row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [counts]);
  return (
    <nav
      ref={row}
      className={`relative flex gap-2 overflow-x-auto ${classes.tabs}`}
      aria-label={m.lists}
    >
      {tabs.map(([name, to]) => (
        <Link
          className={`inline-flex min-h-11 flex-none items-center gap-2 rounded-full border border-line text-sm font-semibold text-muted ${classes.link}`}
          key={name}
          to={to}
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {m.tabs[name]}
          <span className="font-medium tabular-nums">{counts && formatNumber(counts[name])}</span>
        </Link>
      ))}
    </nav>
  );
}
