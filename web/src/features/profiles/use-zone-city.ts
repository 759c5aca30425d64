import { useEffect, useState } from 'react';
import { usePlaces } from '../../api/profiles.ts';
import type * as zones from '../../lib/facts/zone-city.ts';

type Zones = Pick<typeof zones, 'cityOfZone' | 'findZoneCity'>;

/** The city that the time zone of the device is named after, unless the member has one, who then loads no names of zones. */
export function useZoneCity(isWanted: boolean) {
  const [names, setNames] = useState<Zones>();
  useEffect(() => {
    if (isWanted) void import('../../lib/facts/zone-city.ts').then(setNames, () => undefined);
  }, [isWanted]);
  const zone = names?.cityOfZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { data } = usePlaces(isWanted && zone ? zone.name : '', zone?.countryCode);
  return isWanted && names && zone ? names.findZoneCity(zone, data) : undefined;
}
