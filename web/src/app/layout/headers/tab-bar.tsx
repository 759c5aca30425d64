import { Link } from '@tanstack/react-router';
import { LikeCount, MatchCount } from '../../../features/likes/counts.tsx';
import { messages } from '#texts/shell.ts';
import { memberIcons } from './member-icons.ts';
import classes from './tab-bar.module.css';

interface Props {
  /** Whether the member has lists of likes and matches yet. */
  hasLists: boolean;
}

/** The five pages of members, at the lower edge of a phone. */
export function TabBar({ hasLists }: Props) {
  const { tabs: m } = messages;
  const tabs = [
    { to: '/home', label: m.home },
    { to: '/discover', label: m.discover },
    { to: '/likes', label: m.likes, count: <LikeCount /> },
    { to: '/matches', label: m.matches, count: <MatchCount /> },
    { to: '/profile', label: m.profile },
  ] as const;
  return (
    <nav aria-label={m.name} className={`grid ${classes.tabs}`}>
      {tabs.map(({ to, label, ...more }) => {
        const Icon = memberIcons[to];
        return (
          <Link
            key={to}
            to={to}
            className={`relative grid content-center justify-items-center gap-1 text-xs font-semibold text-muted ${classes.tab}`}
          >
            <Icon size={24} stroke={1.75} aria-hidden />
            {label}
            {hasLists && 'count' in more && more.count}
          </Link>
        );
      })}
    </nav>
  );
}
