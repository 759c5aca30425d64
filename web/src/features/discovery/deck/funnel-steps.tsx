import { messages as funnelTexts } from '#texts/funnel.ts';
import { messages as filterTexts } from '#texts/filters.ts';
import type { BrowseFilter } from '@kindred/contract/discovery';
import { cardFilterNames } from '@kindred/contract/discovery/filters';
import { minimumAge } from '@kindred/contract/members';
import { profileLimits } from '@kindred/contract/profiles/limits';
import type { OwnProfile } from '../../../api/accounts/own-profile.ts';
import type { Funnel } from '../../../api/deck.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { useDistances } from '../../../lib/formats/use-distances.ts';
import { listOf, say } from '../../../lib/say.ts';
import { messages } from '#texts/likes.ts';
import classes from './funnel-view.module.css';

interface Props {
  funnel: Funnel;
  own: OwnProfile;
  filter: BrowseFilter;
}

/** What someone wants and what they filter by may have no age in common. */
export const sayAges = (from: number, to: number) =>
  from > to ? funnelTexts.inNoAges : funnelTexts.inAges({ from, to });

/** How many people each wish and filter leaves, in true proportion. */
export function FunnelSteps({ funnel, own, filter }: Props) {
  const { label } = messages.funnel;
  const { format } = useDistances();
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const { bothWays = own.user.settings.bothWays } = filter;
  const conditions = cardFilterNames.flatMap((name) => {
    const value = filter[name];
    return value ? [say(filterTexts[name].condition, { term: String(value) })] : [];
  });
  const farthest = Math.min(maxDistance ?? Infinity, filter.maxDistance ?? Infinity);
  const youngest = Math.max(minAge ?? minimumAge, filter.minAge ?? minimumAge);
  const { oldestSought } = profileLimits;
  const oldest = Math.min(maxAge ?? oldestSought, filter.maxAge ?? oldestSought);
  const rows = [
    [
      funnel.inRange,
      funnelTexts.inRange({
        count: funnel.inRange,
        distance: farthest === Infinity ? null : format(farthest),
      }),
    ],
    [funnel.inAges, sayAges(youngest, oldest)],
    [funnel.wanted, filter.gender ? funnelTexts.wantedByFilter : funnelTexts.wanted],
    ...(bothWays
      ? [[funnel.wantYou, funnelTexts.wantYou({ count: funnel.wantYou })] as const]
      : []),
    [funnel.notSeen, funnelTexts.notSeen],
    ...(funnel.filtered === null ? [] : [[funnel.filtered, listOf(conditions)] as const]),
  ] as const;
  // Steps after the one that leaves no one show nothing more.
  const empty = rows.findIndex(([count]) => count === 0);
  const last = empty === -1 ? rows.length : empty;
  return (
    <ol className={`m-0 grid w-full list-none p-0 ${classes.list}`} aria-label={label}>
      {rows.slice(0, last + 1).map(([count, text]) => (
        <li
          className={`grid min-h-13 items-center gap-x-4 gap-y-1 border-b border-line py-2 ${classes.step}`}
          key={text}
        >
          <b className={classes.count}>{formatNumber(count)}</b>
          <span>{text}</span>
          <div className={classes.scale} aria-hidden>
            <i
              className={`block ${classes.bar}`}
              style={{ width: `${(100 * count) / Math.max(1, funnel.inRange)}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
