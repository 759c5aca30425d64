import { minimumAge } from '@kindred/contract/members';
import { profileLimits } from '@kindred/contract/profiles';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { type OwnProfile, useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { type Funnel, useFunnel } from '../../../api/deck.ts';
import { useChangeSettings, useSaveProfile } from '../../../api/profiles.ts';
import { errorText } from '../../../lib/error-text.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/likes.ts';
import { Alert } from '../../../ui/alert.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { ProfileLink } from '../profile-link.tsx';
import classes from './funnel-view.module.css';

/** Why nobody is left, and which one change would bring how many. */
export function FunnelView({ onChanged }: { onChanged: () => void }) {
  const { funnel: m } = messages;
  const query = useFunnel(true);
  const own = useOwnProfile();
  return (
    <section className={classes.funnel} aria-label={m.title}>
      <h2>{m.title}</h2>
      <p>{m.about}</p>
      <QueryState query={query} words={messages} />
      {query.data && own.data && (
        <>
          <Steps funnel={query.data} own={own.data} />
          <Changes funnel={query.data} own={own.data} onChanged={onChanged} />
        </>
      )}
    </section>
  );
}

function Steps({ funnel, own }: { funnel: Funnel; own: OwnProfile }) {
  const { funnel: m } = messages;
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const rows = [
    [funnel.inRange, m.inRange(maxDistance)],
    [funnel.inAges, m.inAges(minAge ?? 0, maxAge ?? 0)],
    [funnel.wanted, m.wanted],
    [funnel.wantYou, m.wantYou],
    [funnel.notSeen, m.notSeen],
  ] as const;
  return (
    <ol aria-label={m.label}>
      {rows.map(([count, label]) => (
        <li key={label}>
          <b>{formatNumber(count)}</b>
          <span>{label}</span>
          <i aria-hidden style={{ width: `${(100 * count) / Math.max(1, funnel.inRange)}%` }} />
        </li>
      ))}
    </ol>
  );
}

interface ChangesProps {
  funnel: Funnel;
  own: OwnProfile;
  onChanged: () => void;
}

function Changes({ funnel: { wider }, own, onChanged }: ChangesProps) {
  const { funnel: m, browse } = messages;
  const save = useSaveProfile();
  const settings = useChangeSettings();
  const { minAge, maxAge, maxDistance } = own.user.lookingFor;
  const wishes = {
    minAge: minAge ?? minimumAge,
    maxAge: maxAge ?? profileLimits.oldestSought,
    maxDistance,
  };
  const look = (change: Partial<typeof wishes>) => () =>
    save.mutate(
      { body: { lookingFor: { ...wishes, ...change } }, version: own.version },
      { onSuccess: onChanged },
    );
  const { ages, distance, bothWays } = wider;
  const offers = [
    {
      more: ages.more,
      label: m.ages(ages.minAge, ages.maxAge),
      onClick: look({ minAge: ages.minAge, maxAge: ages.maxAge }),
    },
    {
      more: distance?.more ?? 0,
      label: m.distance(distance?.kilometres ?? null),
      onClick: look({ maxDistance: distance?.kilometres ?? null }),
    },
    {
      more: bothWays?.more ?? 0,
      label: m.bothWays,
      onClick: () => settings.mutate({ bothWays: false }, { onSuccess: onChanged }),
    },
  ].filter(({ more }) => more > 0);
  const error = save.error ?? settings.error;
  return (
    <>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {offers.length === 0 && <p>{m.nothing}</p>}
      <ul className={classes.offers}>
        {offers
          .toSorted((one, other) => other.more - one.more)
          .map(({ more, label, onClick }, index) => (
            <li key={label}>
              <div>
                <strong>{label}</strong>
                <span>{m.more(more)}</span>
              </div>
              <Button
                radius="xl"
                {...(index > 0 && { variant: 'default' })}
                loading={save.isPending || settings.isPending}
                aria-label={`${label}: ${m.more(more)}`}
                onClick={onClick}
              >
                +{formatNumber(more)}
              </Button>
            </li>
          ))}
      </ul>
      <ProfileLink>{browse.widen}</ProfileLink>
    </>
  );
}
