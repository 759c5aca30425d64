import type { BrowseFilter } from '@kindred/contract/discovery';
import { narrowingGroups, withoutGroup } from '@kindred/contract/discovery/filters';
import { minimumAge } from '@kindred/contract/members';
import { type ProfileChange } from '@kindred/contract/profiles';
import { profileLimits } from '@kindred/contract/profiles/limits';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { ReactNode } from 'react';
import { type OwnProfile, useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { type Funnel, useFunnel } from '../../../api/deck.ts';
import { useSaveProfile } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/error-text.ts';
import { messages } from '../../../lib/messages/likes.ts';
import { Alert } from '../../../ui/alert.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ProfileLink } from '../profile-link.tsx';
import type { BrowseSearch } from '../browse-search.ts';
import { FunnelSteps } from './funnel-steps.tsx';
import classes from './funnel-view.module.css';

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
  const query = useFunnel(filter);
  const own = useOwnProfile();
  // The people they passed on or liked had to match before.
  const fitted = query.data?.wantYou !== 0;
  const title = onClear || !fitted ? m.titleFiltered : m.title;
  return (
    <section className={`grid justify-items-start gap-4 ${classes.funnel}`} aria-label={title}>
      {(onClear || !query.isPending) && (
        <>
          <h2 className={`balance ${classes.heading}`}>{title}</h2>
          {children}
          <p className="muted">{m.about}</p>
        </>
      )}
      <QueryState query={query} words={messages} />
      {query.data && own.data && (
        <>
          <FunnelSteps funnel={query.data} own={own.data} filter={filter} />
          <Changes funnel={query.data} own={own.data} {...changes} />
        </>
      )}
      {onClear && (
        <Button variant="default" size="md" radius="xl" onClick={onClear}>
          {browse.clear}
        </Button>
      )}
    </section>
  );
}

interface ChangesProps {
  funnel: Funnel;
  own: OwnProfile;
  onFilter?: (change: BrowseSearch) => void;
}

function Changes({ funnel: { wider, without }, own, onFilter }: ChangesProps) {
  const { funnel: m, browse, filters } = messages;
  const save = useSaveProfile();
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const preferences = {
    minAge: minAge ?? minimumAge,
    maxAge: maxAge ?? profileLimits.oldestSought,
    maxDistance,
  };
  const look = (change: ProfileChange['lookingFor']) => () =>
    save.mutate({ body: { lookingFor: { ...preferences, ...change } }, version: own.version });
  const { ages, distance, bothWays } = wider;
  const offers = [
    ...narrowingGroups.map((group) => ({
      more: without[group]?.more ?? 0,
      label: filters[group].remove,
      onClick: () => onFilter?.(withoutGroup<BrowseSearch>({}, group)),
    })),
    {
      more: ages.more,
      label: m.changes.widerAges({ from: ages.minAge, to: ages.maxAge }),
      onClick: look({ minAge: ages.minAge, maxAge: ages.maxAge }),
    },
    {
      more: distance?.more ?? 0,
      label: m.changes.widerDistance({ kilometres: distance?.kilometres ?? null }),
      onClick: look({ maxDistance: distance?.kilometres ?? null }),
    },
    {
      more: bothWays?.more ?? 0,
      label: m.changes.bothWays,
      onClick: onFilter ? () => onFilter({ bothWays: false }) : look({ bothWays: false }),
    },
  ].filter(({ more }) => more > 0);
  return (
    <>
      {save.error && <Alert kind="danger">{errorText(save.error)}</Alert>}
      {offers.length === 0 && <p className="muted">{m.nothing}</p>}
      <ul className={`grid p-0 w-full list-none m-0 mt-2 ${classes.offers}`}>
        {offers
          .toSorted((one, other) => other.more - one.more)
          .map(({ more, label, onClick }, index) => (
            <li className={`row between gap-4 p-strip ${classes.offer}`} key={label}>
              <strong className={classes.change}>{label}</strong>
              <Button
                radius="xl"
                {...(index > 0 && { variant: 'default' })}
                loading={save.isPending}
                aria-label={`${m.show(more)}: ${label}`}
                onClick={onClick}
              >
                {m.show(more)}
              </Button>
            </li>
          ))}
      </ul>
      <ProfileLink>{browse.widen}</ProfileLink>
    </>
  );
}
