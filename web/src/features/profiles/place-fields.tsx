import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/profiles.ts';
import { Notice } from '../../ui/notice.tsx';
import { toDraft } from './draft.ts';
import type { FieldsProps } from './fields.tsx';
import classes from './fields.module.css';
import { useChangeLocation, usePlaces } from '../../api/profiles.ts';

export function PlaceFields({ draft, set }: FieldsProps) {
  const { fields: m } = messages;
  const chosen = draft.country ? `${draft.city}, ${draft.country}` : draft.city;
  const typed = useDeferredValue(draft.country ? '' : draft.city.trim());
  const { data: places } = usePlaces(typed);
  return (
    <>
      <TextInput
        label={m.city}
        description={m.cityHint}
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={100}
        leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden />}
        value={chosen}
        onChange={({ currentTarget }) => set({ city: currentTarget.value, country: '' })}
      />
      {typed.length > 1 && places && (
        <ul className={classes.places} aria-label={m.places}>
          {places.map(({ city, country }) => (
            <li key={`${city} ${country}`}>
              <button type="button" onClick={() => set({ city, country })}>
                {city}, {country}
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.length > 1 && places?.length === 0 && <p className={classes.hint}>{m.noPlaces}</p>}
      <HereButton set={set} />
    </>
  );
}

/** Asks the browser, which asks its owner. */
function HereButton({ set }: Pick<FieldsProps, 'set'>) {
  const { fields: m } = messages;
  const { mutate, error, isPending } = useChangeLocation();
  const [refused, setRefused] = useState(false);

  function ask() {
    setRefused(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        mutate(
          { latitude, longitude },
          {
            onSuccess: ({ user }) => {
              const { city, country } = toDraft(user);
              set({ city, country });
            },
          },
        ),
      () => setRefused(true),
      { timeout: 10_000 },
    );
  }

  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
        loading={isPending}
        onClick={ask}
      >
        {m.here}
      </Button>
      {refused && <Notice kind="warning">{m.hereFailed}</Notice>}
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
    </div>
  );
}
