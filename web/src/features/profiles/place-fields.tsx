import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '../../lib/failures/error-text.ts';
import { placeText } from '../../lib/formats/places.ts';
import { messages } from '#texts/profile-fields.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { toDraft } from '../../widgets/profile-form/profile-draft.ts';
import type { ProfileForm } from '../../widgets/profile-form/use-profile-form.ts';
import { CityField } from './city-field.tsx';
import { useChangeLocation } from '../../api/profiles.ts';
import { useZoneCity } from './use-zone-city.ts';

export function PlaceFields({ form }: { form: ProfileForm }) {
  return (
    <div className="grid gap-2">
      <CityField form={form} />
      <div className="flex flex-wrap items-start gap-2">
        <ZoneCity form={form} />
        <LocationButton onFound={form.setValues} />
      </div>
    </div>
  );
}

/** A tap instead of a search, for those who live in the city that their time zone is named after. */
function ZoneCity({ form }: { form: ProfileForm }) {
  const place = useZoneCity(form.values.city === '');
  if (!place) return null;
  const { city, country } = place;
  return (
    <Button
      look="plain"
      onClick={() => {
        form.setValues({ city, country });
        form.clearFieldError('city');
      }}
    >
      {placeText(place)}
    </Button>
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
        className="text-ink"
        look="quiet"
        icon={<IconCurrentLocation size={18} stroke={1.75} aria-hidden />}
        busy={isPending}
        onClick={ask}
      >
        {m.here}
      </Button>
      {refused && <Alert kind="warning">{m.hereFailed}</Alert>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </div>
  );
}
