import type { Language } from '../../contract/src/languages.ts';
import { placesIn, type Place } from '../../server/src/platform/geo/gazetteer.ts';
import { snapPosition } from '../../server/src/platform/geo/position.ts';
import type { CultureName } from '../cultures.ts';
import { largestCity, markets } from '../markets.ts';
import { languageOf } from './languages.ts';
import { normal, weighted, type Random } from '../random.ts';

export interface Home {
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const smallestPopulation = 15_000;
// Above 1, because dating services are used more in large cities than their population explains.
const populationExponent = 1.25;
const kilometresPerDegree = 111.2;

interface Town {
  readonly place: Place;
  readonly language: Language;
  readonly cultureOf: (random: Random) => CultureName;
}

let towns: ((random: Random) => Town) | undefined;

// The same for every population.
function loadTowns() {
  const all: [Town, number][] = [];
  for (const { country, weight, mix } of markets) {
    const places = placesIn(country, smallestPopulation).filter(
      ({ city }) => country !== largestCity.country || city !== largestCity.city,
    );
    const total = places.reduce((sum, { population }) => sum + population ** populationExponent, 0);
    const cultureOf = weighted(mix);
    for (const place of places) {
      const town = { place, cultureOf, language: languageOf(place) };
      all.push([town, (weight * place.population ** populationExponent) / total]);
    }
  }
  const others = all.reduce((sum, [, weight]) => sum + weight, 0);
  const place = placesIn(largestCity.country, 1_000_000).find(
    ({ city }) => city === largestCity.city,
  );
  if (!place) throw new Error(`The gazetteer has no ${largestCity.city}`);
  all.push([
    { place, cultureOf: weighted(largestCity.mix), language: languageOf(place) },
    (others * largestCity.share) / (1 - largestCity.share),
  ]);
  return weighted(all);
}

/** A city by its weight, a position in it snapped to the grid, and a culture and the language of that city. */
export function pickHome(
  random: Random,
): Home & { readonly culture: CultureName; readonly language: Language } {
  towns ??= loadTowns();
  const { place, cultureOf, language } = towns(random);
  const spread = (0.0026 * Math.sqrt(place.population)) / kilometresPerDegree;
  const latitude = place.latitude + spread * normal(random);
  const narrow = Math.cos((place.latitude * Math.PI) / 180);
  const longitude = place.longitude + (spread * normal(random)) / narrow;
  return {
    city: place.city,
    country: place.country,
    ...snapPosition({ latitude, longitude }),
    culture: cultureOf(random),
    language,
  };
}
