import type { Language } from '../../contract/src/languages.ts';
import { findPlace, placesIn, type Place } from '../../server/src/platform/geo/gazetteer.ts';
import { snapPosition } from '../../server/src/platform/geo/position.ts';
import type { CultureName } from '../cultures.ts';
import { firstCities, largestCity, markets } from '../markets.ts';
import { languageSpokenIn } from './languages.ts';
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

type PickTown = (random: Random) => Town;

let pickers: { readonly anywhere: PickTown; readonly firstCity: PickTown } | undefined;

// The same for every population.
function loadTowns() {
  const all: [Town, number][] = [];
  for (const { country, weight, mix } of markets) {
    const places = placesIn(country, smallestPopulation).filter((place) => !isLargest(place));
    const total = places.reduce((sum, { population }) => sum + population ** populationExponent, 0);
    const cultureOf = weighted(mix);
    for (const place of places) {
      const town = { place, cultureOf, language: languageSpokenIn(place) };
      all.push([town, (weight * place.population ** populationExponent) / total]);
    }
  }
  const others = all.reduce((sum, [, weight]) => sum + weight, 0);
  const largest = townNamed(largestCity);
  const share = largestCity.share / (1 - largestCity.share);
  return {
    anywhere: weighted([...all, [largest, others * share]]),
    firstCity: weighted(firstCities.map((city) => [townNamed(city), city.weight])),
  };
}

const isLargest = ({ city, country }: Pick<Place, 'city' | 'country'>) =>
  country === largestCity.country && city === largestCity.city;

function townNamed({ city, country }: Pick<Place, 'city' | 'country'>): Town {
  const place = findPlace(city, country);
  const mix = isLargest({ city, country })
    ? largestCity.mix
    : markets.find((market) => market.country === country)?.mix;
  if (!place || !mix) throw new Error(`There is no ${city} in the gazetteer or no market of it`);
  return { place, cultureOf: weighted(mix), language: languageSpokenIn(place) };
}

/** So many members live in the first cities, which is enough to meet there, and almost all of a small population. */
const gathered = 1900;
const mostGathered = 0.95;

/** Whether someone lives in one of the first cities. */
export const livesInFirstCity = (random: Random, members: number) =>
  random() < Math.min(mostGathered, gathered / members);

/** A city by its weight, a position in it snapped to the grid, and a culture and the language of that city. */
export function pickHome(
  random: Random,
  inFirstCity: boolean,
): Home & { readonly culture: CultureName; readonly language: Language } {
  pickers ??= loadTowns();
  const pickTown = inFirstCity ? pickers.firstCity : pickers.anywhere;
  const { place, cultureOf, language } = pickTown(random);
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
