import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { IconCurrentLocation, IconMapPin } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/profiles.ts';
import { Alert } from '../../ui/alert.tsx';
import { toDraft } from '../../widgets/profile-form/profile-draft.ts';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';
import classes from './fields.module.css';
import { useChangeLocation, usePlaces } from '../../api/profiles.ts';

export function PlaceFields({ form }: { form: ProfileForm }) {
  const { fields: m } = messages;
  const draft = form.values;
  const chosen = draft.country ? `${draft.city}, ${draft.country}` : draft.city;
  const typed = useDeferredValue(draft.country ? '' : draft.city.trim());
  const { data: places } = usePlaces(typed);
  return (
    <div className="grid gap-2 relative">
      <TextInput
        size="lg"
        label={m.city}
        description={m.cityHint}
        autoComplete="off"
        required
        withAsterisk={false}
        maxLength={100}
        leftSection={<IconMapPin size={18} stroke={1.75} aria-hidden />}
        {...form.getInputProps('city')}
        value={chosen}
        onChange={({ currentTarget }) => form.setValues({ city: currentTarget.value, country: '' })}
      />
      {typed.length > 1 && places && (
        <ul
          className={`border-line rounded-lg bg-raised shadow-2 list-none absolute p-1 hide-empty ${classes.places}`}
          aria-label={m.places}
        >
          {places.map(({ city, country }) => (
            <li key={`${city} ${country}`}>
              <button
                className={`w-full border-0 bg-none color-inherit font-inherit text-start clickable rounded-sm hover ${classes.button}`}
                type="button"
                onClick={() => form.setValues({ city, country })}
              >
                {city}, {country}
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.length > 1 && places?.length === 0 && <p className="muted">{m.noPlaces}</p>}
      <LocationButton onFound={form.setValues} />
    </div>
  );
}

interface LocationProps {
  onFound: (place: { city: string; country: string }) => void;
}

/** The browser asks whether it may tell the location. */
function LocationButton({ onFound }: LocationProps) {
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
              onFound({ city, country });
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
        className="ink"
        variant="subtle"
        color="ink"
        leftSection={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
        loading={isPending}
        onClick={ask}
      >
        {m.here}
      </Button>
      {refused && <Alert kind="warning">{m.hereFailed}</Alert>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </div>
  );
}
