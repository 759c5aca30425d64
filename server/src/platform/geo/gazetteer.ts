import { fold } from './countries.ts';
import { countryNumber, countryOf, readCities, type Cities } from './gazetteer-data.ts';
import { distanceBetween, type Position } from './position.ts';

export interface Place extends Position {
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
}

let loaded: { cities: Cities; squares: Map<number, number[]> } | undefined;

// Most processes never look up a place; those that do pay a third of a second and about 20 MB once.
function load() {
  if (!loaded) {
    const cities = readCities();
    const squares = new Map<number, number[]>();
    for (let city = 0; city < cities.count; city++) {
      if (cities.section(city)) continue;
      const key = squareOf(Math.floor(cities.latitude(city)), Math.floor(cities.longitude(city)));
      const square = squares.get(key);
      if (square) square.push(city);
      else squares.set(key, [city]);
    }
    loaded = { cities, squares };
  }
  return loaded;
}

const squareOf = (latitude: number, longitude: number) =>
  (latitude + 90) * 360 + ((((longitude + 180) % 360) + 360) % 360);

function toPlace(cities: Cities, city: number): Place {
  return {
    city: cities.name(city),
    country: countryOf(cities.country(city)),
    latitude: cities.latitude(city),
    longitude: cities.longitude(city),
    population: cities.population(city),
  };
}

/** The cities whose name has an index entry containing `text`, the largest first. */
function* citiesWith(cities: Cities, text: string): Generator<number> {
  for (let at = cities.index.indexOf(text); at >= 0; at = cities.index.indexOf(text, at + 1)) {
    yield cities.cityAt(at + 1);
  }
}

/** Places whose name starts with the typed text, then those with a later word that does; the largest first. */
export function searchPlaces(
  typed: string,
  options: { country?: string; limit?: number } = {},
): Place[] {
  const { country, limit = 8 } = options;
  const text = fold(typed);
  if (!text) return [];
  const { cities } = load();
  const found = new Set<number>();
  const wanted = country && countryNumber(country);
  for (const start of ['\n', ' ']) {
    for (const city of citiesWith(cities, start + text)) {
      if (found.size === limit) break;
      if (!wanted || cities.country(city) === wanted) found.add(city);
    }
  }
  return [...found].map((city) => toPlace(cities, city));
}

/** The largest place of exactly this name in a country. */
export function findPlace(name: string, country: string): Place | undefined {
  const text = fold(name);
  if (!text) return undefined;
  const { cities } = load();
  const wanted = countryNumber(country);
  for (const city of citiesWith(cities, `\n${text}\n`)) {
    if (cities.country(city) === wanted) return toPlace(cities, city);
  }
  return undefined;
}

/** The places of a country, the largest first, without parts of cities. */
export function placesIn(country: string, smallest: number): Place[] {
  const { cities } = load();
  const wanted = countryNumber(country);
  const places: Place[] = [];
  for (let city = 0; city < cities.count && cities.population(city) >= smallest; city++) {
    if (cities.country(city) === wanted && !cities.section(city))
      places.push(toPlace(cities, city));
  }
  return places;
}

// A million people live within about 5 km of the middle of their city.
const extentOf = (population: number) => 0.005 * Math.sqrt(population);
const largestExtent = 25;
const reaches = [50, 150, 400];
const kilometresPerDegree = 111.2;

/**
 * The city at these coordinates: the one whose edge is nearest, so that a suburb is not named after a hamlet next to
 * it. Nothing far out at sea.
 */
export function nearestPlace(position: Position): Place | undefined {
  const { cities, squares } = load();
  for (const reach of reaches) {
    let best = -1;
    let nearest = reach;
    for (const key of squaresAround(position, reach + largestExtent)) {
      for (const city of squares.get(key) ?? []) {
        const there = { latitude: cities.latitude(city), longitude: cities.longitude(city) };
        const toEdge = distanceBetween(position, there) - extentOf(cities.population(city));
        if (toEdge < nearest) {
          nearest = toEdge;
          best = city;
        }
      }
    }
    if (best >= 0) return toPlace(cities, best);
  }
  return undefined;
}

function* squaresAround({ latitude, longitude }: Position, reach: number): Generator<number> {
  const tall = reach / kilometresPerDegree;
  const south = Math.max(-90, Math.floor(latitude - tall));
  const north = Math.min(89, Math.floor(latitude + tall));
  const narrowest = Math.cos((Math.min(89, Math.abs(latitude) + tall) * Math.PI) / 180);
  const wide = Math.min(180, tall / narrowest);
  const west = Math.floor(longitude - wide);
  const east = Math.min(west + 359, Math.floor(longitude + wide));
  for (let row = south; row <= north; row++) {
    for (let column = west; column <= east; column++) yield squareOf(row, column);
  }
}
