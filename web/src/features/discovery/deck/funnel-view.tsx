import { listOf } from '../../../lib/say.ts';
import { messages as filters } from '#texts/filters.ts';
import { messages as funnelTexts } from '#texts/funnel.ts';
import type { BrowseFilter } from '@kindred/contract/discovery';
import { withoutGroup } from '@kindred/contract/discovery/filters';
import { minimumAge } from '@kindred/contract/members';
import { type ProfileChange } from '@kindred/contract/profiles';
import { profileLimits } from '@kindred/contract/profiles/limits';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useId } from 'react';
import { type OwnProfile, useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { type Funnel, useFunnel } from '../../../api/deck.ts';
import { useSaveProfile } from '../../../api/profiles.ts';
import { config } from '../../../lib/calls/config.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { useDistances } from '../../../lib/formats/use-distances.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { ProfileLink } from '../profile-link.tsx';
import type { BrowseSearch } from '../browse-search.ts';
import { type Offer, changeable, isAdvice, offersOf } from './advice.ts';
import classes from './funnel-view.module.css';

// Cards come first, and they are shown with what the service has counted.
const FunnelSteps = lazyRouteComponent(() => import('./funnel-steps.tsx'), 'FunnelSteps');
const YoungSite = lazyRouteComponent(() => import('./young-site.tsx'), 'YoungSite');

interface Props {
  /** The filters of the list besides the member's preferences. */
  filter: BrowseFilter;
  onFilter?: (change: BrowseSearch) => void;
  onClear?: () => void;
  children?: ReactNode;
}

/** Why no one is left, and which single change would add how many. */
export function FunnelView({ filter, onClear, children, ...changes }: Props) {
  const { funnel: m, browse } = messages;
  const { unit } = useDistances();
  const query = useFunnel(filter, unit);
  const own = useOwnProfile();
  const isYoung = !onClear && query.data !== undefined && query.data.inRange < config.membersWanted;
  // The people they passed on or liked had to match before.
  const fitted = query.data?.wantYou !== 0;
  const title = onClear || !fitted ? m.titleFiltered : m.title;
  const isAdvised = query.data !== undefined && isAdvice(offersOf(query.data)[0]);
  const youngSite = isYoung && (
    <Suspense>
      <YoungSite reached={query.data.inRange} />
    </Suspense>
  );
  return (
    <section className={`grid justify-items-start gap-4 ${classes.funnel}`} aria-label={title}>
      {!isAdvised && youngSite}
      {(onClear || !query.isPending) && (
        <>
          <h2 className={`text-balance ${isYoung && !isAdvised ? 'title-sm' : 'title-show'}`}>
            {title}
          </h2>
          {children}
          {!isYoung && <p className="text-muted">{m.about}</p>}
        </>
      )}
      <QueryState query={query} words={messages} />
      {query.data && own.data && (
        <Suspense>
          {!isYoung && <FunnelSteps funnel={query.data} own={own.data} filter={filter} />}
          <Changes funnel={query.data} own={own.data} filter={filter} {...changes} />
        </Suspense>
      )}
      {onClear && (
        <Button look="plain" size="md" onClick={onClear}>
          {browse.clear}
        </Button>
      )}
      {/* People who are a little farther away are more use than an invitation. */}
      {isAdvised && youngSite && <div className="mt-4 w-full">{youngSite}</div>}
    </section>
  );
}

interface ChangesProps {
  funnel: Funnel;
  own: OwnProfile;
  filter: BrowseFilter;
  onFilter?: (change: BrowseSearch) => void;
}

function Changes({ funnel, own, filter, onFilter }: ChangesProps) {
  const { funnel: m, browse } = messages;
  const save = useSaveProfile();
  const { format } = useDistances();
  const { lookingFor } = own.user;
  const preferences = {
    minAge: lookingFor.minAge ?? minimumAge,
    maxAge: lookingFor.maxAge ?? profileLimits.oldestSought,
    maxDistance: lookingFor.maxDistance,
  };
  const look = (change: ProfileChange['lookingFor']) =>
    save.mutate({ body: { lookingFor: { ...preferences, ...change } }, version: own.version });

  function labelOf(offer: Offer) {
    if (offer.kind === 'without') return filters[offer.group].remove;
    if (offer.kind === 'bothWays') return funnelTexts.bothWays;
    if (offer.kind === 'distance')
      return offer.kilometres === null
        ? funnelTexts.anywhere
        : funnelTexts.farther({ distance: format(offer.kilometres) });
    const { minAge, maxAge } = offer.ages;
    if (minAge === preferences.minAge) return funnelTexts.agesTo({ to: maxAge });
    if (maxAge === preferences.maxAge) return funnelTexts.agesFrom({ from: minAge });
    return funnelTexts.ages({ from: minAge, to: maxAge });
  }

  function take(offer: Offer) {
    if (offer.kind === 'without') onFilter?.(withoutGroup<BrowseSearch>({}, offer.group));
    else if (offer.kind === 'distance') look({ maxDistance: offer.kilometres });
    else if (offer.kind === 'ages') look({ minAge: offer.ages.minAge, maxAge: offer.ages.maxAge });
    else if (onFilter) onFilter({ bothWays: false });
    else look({ bothWays: false });
  }

  /** On a list with filters, only some offers change what is stored. */
  const isStored = ({ kind }: Offer) =>
    kind === 'ages' || kind === 'distance' || (kind === 'bothWays' && !onFilter);

  const noteId = useId();
  const offers = offersOf(funnel);
  const isAdvised = isAdvice(offers[0]);
  const tried = changeable(lookingFor, filter);
  return (
    <>
      {save.error && <Alert kind="danger">{errorText(save.error)}</Alert>}
      {!isAdvised && (
        <p className="text-muted">
          {tried.length > 0 &&
            m.nothing.tried({
              what: listOf(
                tried.map((each) => m.nothing.ways[each]),
                'disjunction',
              ),
            })}{' '}
          {m.nothing.wait}
        </p>
      )}
      <ul className={`m-0 mt-2 grid w-full list-none p-0 ${classes.offers}`}>
        {offers.map((offer, index) => (
          <li
            className={`flex items-center justify-between gap-4 px-5 py-3 ${classes.offer}`}
            key={labelOf(offer)}
          >
            <div>
              <strong className={classes.change}>{labelOf(offer)}</strong>
              {isStored(offer) && (
                <p className="m-0 text-sm text-muted" id={`${noteId}${offer.kind}`}>
                  {m.changesPreferences}
                </p>
              )}
            </div>
            <Button
              look={isAdvised && index === 0 ? 'main' : 'plain'}
              busy={save.isPending}
              aria-label={`${m.show({ count: offer.more })}: ${labelOf(offer)}`}
              {...(isStored(offer) && { 'aria-describedby': `${noteId}${offer.kind}` })}
              onClick={() => take(offer)}
            >
              {m.show({ count: offer.more })}
            </Button>
          </li>
        ))}
      </ul>
      <ProfileLink quiet={isAdvised}>{browse.widen}</ProfileLink>
    </>
  );
}
