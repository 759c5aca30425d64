import { Link } from '@tanstack/react-router';
import { useListCounts } from '../../api/likes.ts';
import { formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/likes.ts';
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
  return (
    <nav className={`flex gap-2 overflow-x-auto ${classes.tabs}`} aria-label={m.lists}>
      {tabs.map(([name, to]) => (
        <Link
          className={`inline-flex flex-none gap-2 items-center border-line muted semibold text-sm ${classes.link}`}
          key={name}
          to={to}
          activeOptions={{ exact: true }}
          activeProps={{ 'aria-current': 'page' }}
        >
          {m.tabs[name]}
          <span className={`tabular medium ${classes.count}`}>
            {counts && formatNumber(counts[name])}
          </span>
        </Link>
      ))}
    </nav>
  );
}
