import { placesIn, type Place } from '../../server/src/platform/geo/gazetteer.ts';
import { snapPosition } from '../../server/src/platform/geo/position.ts';
import type { CultureName } from '../cultures.ts';
import { home, markets } from '../markets.ts';
import { normal, weighted, type Random } from '../random.ts';

export interface Home {
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const smallest = 15_000;
// Above 1: services like this one are used in large cities more than their size explains.
const pull = 1.25;
const kilometresPerDegree = 111.2;

interface Town {
  readonly place: Place;
  readonly cultureOf: (random: Random) => CultureName;
}

let towns: ((random: Random) => Town) | undefined;

// Which cities there are is the same for everyone and every population.
function loadTowns() {
  const all: [Town, number][] = [];
  for (const { country, weight, mix } of markets) {
    const places = placesIn(country, smallest).filter(
      ({ city }) => country !== home.country || city !== home.city,
    );
    const total = places.reduce((sum, { population }) => sum + population ** pull, 0);
    const cultureOf = weighted(mix);
    for (const place of places) {
      all.push([{ place, cultureOf }, (weight * place.population ** pull) / total]);
    }
  }
  const others = all.reduce((sum, [, weight]) => sum + weight, 0);
  const place = placesIn(home.country, 1_000_000).find(({ city }) => city === home.city);
  if (!place) throw new Error(`The gazetteer has no ${home.city}`);
  all.push([{ place, cultureOf: weighted(home.mix) }, (others * home.share) / (1 - home.share)]);
  return weighted(all);
}

/** A city by its weight, a home in it snapped to the grid, and what people's names are like there. */
export function settle(random: Random): Home & { readonly culture: CultureName } {
  towns ??= loadTowns();
  const { place, cultureOf } = towns(random);
  const spread = (0.0026 * Math.sqrt(place.population)) / kilometresPerDegree;
  const latitude = place.latitude + spread * normal(random);
  const narrow = Math.cos((place.latitude * Math.PI) / 180);
  const longitude = place.longitude + (spread * normal(random)) / narrow;
  return {
    city: place.city,
    country: place.country,
    ...snapPosition({ latitude, longitude }),
    culture: cultureOf(random),
  };
}
