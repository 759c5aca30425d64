import type { BrowseFilter } from '@kindred/contract/discovery';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import type { Funnel } from '../../../api/deck.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/likes.ts';
import classes from './funnel-view.module.css';

interface Props {
  funnel: Funnel;
  own: OwnProfile;
  filter: BrowseFilter;
}

/** How many people each wish and filter leaves, in true proportion. */
export function FunnelSteps({ funnel, own, filter }: Props) {
  const { funnel: m } = messages;
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const { searchTerm, bothWays = own.user.settings.bothWays } = filter;
  const farthest = Math.min(maxDistance ?? Infinity, filter.maxDistance ?? Infinity);
  const youngest = Math.max(minAge ?? 0, filter.minAge ?? 0);
  const oldest = Math.min(maxAge ?? Infinity, filter.maxAge ?? Infinity);
  const rows = [
    [funnel.inRange, m.inRange(farthest === Infinity ? null : farthest)],
    [funnel.inAges, m.inAges(youngest, oldest)],
    [funnel.wanted, filter.gender ? m.wantedOne : m.wanted],
    ...(bothWays ? [[funnel.wantYou, m.wantYou] as const] : []),
    [funnel.notSeen, m.notSeen],
    ...(searchTerm && funnel.named !== null ? [[funnel.named, m.named(searchTerm)] as const] : []),
  ] as const;
  // Steps after the one that leaves no one show nothing more.
  const empty = rows.findIndex(([count]) => count === 0);
  const last = empty === -1 ? rows.length : empty;
  return (
    <ol className={`plain-list grid w-full ${classes.list}`} aria-label={m.label}>
      {rows.slice(0, last + 1).map(([count, label]) => (
        <li className={`grid items-center border-bottom ${classes.innerItem}`} key={label}>
          <b className={classes.innerStrong}>{formatNumber(count)}</b>
          <span>{label}</span>
          <div className={classes.group} aria-hidden>
            <i
              className={`block ${classes.mark}`}
              style={{ width: `${(100 * count) / Math.max(1, funnel.inRange)}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
