import type { BrowseFilter } from '@kindred/contract/discovery';
import { cardFilterNames } from '@kindred/contract/discovery/filters';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import type { Funnel } from '../../../api/deck.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/likes.ts';

interface Props {
  funnel: Funnel;
  own: OwnProfile;
  filter: BrowseFilter;
}

/** How many people each wish and filter leaves, in true proportion. */
export function FunnelSteps({ funnel, own, filter }: Props) {
  const { funnel: m } = messages;
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const { bothWays = own.user.settings.bothWays } = filter;
  const conditions = cardFilterNames.flatMap((name) => {
    const value = filter[name];
    return value ? [(m.filtered[name] as (value: unknown) => string)(value)] : [];
  });
  const farthest = Math.min(maxDistance ?? Infinity, filter.maxDistance ?? Infinity);
  const youngest = Math.max(minAge ?? 0, filter.minAge ?? 0);
  const oldest = Math.min(maxAge ?? Infinity, filter.maxAge ?? Infinity);
  const rows = [
    [funnel.inRange, m.inRange(farthest === Infinity ? null : farthest)],
    [funnel.inAges, m.inAges(youngest, oldest)],
    [funnel.wanted, filter.gender ? m.wantedOne : m.wanted],
    ...(bothWays ? [[funnel.wantYou, m.wantYou] as const] : []),
    [funnel.notSeen, m.notSeen],
    ...(funnel.filtered === null ? [] : [[funnel.filtered, m.and(conditions)] as const]),
  ] as const;
  // Steps after the one that leaves no one show nothing more.
  const empty = rows.findIndex(([count]) => count === 0);
  const last = empty === -1 ? rows.length : empty;
  return (
    <ol aria-label={m.label}>
      {rows.slice(0, last + 1).map(([count, label]) => (
        <li key={label}>
          <b>{formatNumber(count)}</b>
          <span>{label}</span>
          <div aria-hidden>
            <i style={{ width: `${(100 * count) / Math.max(1, funnel.inRange)}%` }} />
          </div>
        </li>
      ))}
    </ol>
  );
}
