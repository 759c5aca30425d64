import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../lib/failures/error-text.ts';
import { placeText } from '../../lib/formats/places.ts';
import { messages } from '#texts/profile-fields.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { toDraft } from '../../widgets/profile-form/profile-draft.ts';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';
import { CityField } from './city-field.tsx';
import { useChangeLocation, usePlaces } from '../../api/profiles.ts';

export function PlaceFields({ form }: { form: ProfileForm }) {
  return (
    <div className="grid gap-2">
      <CityField form={form} />
      <div className="flex wrap items-start gap-2">
        <ZoneCity form={form} />
        <LocationButton onFound={form.setValues} />
      </div>
    </div>
  );
}

/** The city that the time zone of the device is named after, such as Europe/London. A tap instead of a search. */
function ZoneCity({ form }: { form: ProfileForm }) {
  const isEmpty = form.values.city === '';
  const name = zoneCity();
  const place = usePlaces(isEmpty ? name : '').data?.find(({ city }) => city === name);
  if (!isEmpty || !place) return null;
  const { city, country } = place;
  return (
    <Button
      variant="default"
      radius="xl"
      onClick={() => {
        form.setValues({ city, country });
        form.clearFieldError('city');
      }}
    >
      {placeText(place)}
    </Button>
  );
}

const zoneCity = () =>
  new Intl.DateTimeFormat()
    .resolvedOptions()
    .timeZone.split('/')
    .slice(1)
    .pop()
    ?.replaceAll('_', ' ') ?? '';

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
