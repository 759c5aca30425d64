import { fold } from './countries.ts';
import { countryNumber, countryOf, readCities, type Cities } from './gazetteer-data.ts';
import { type Box, distanceBetween, type Position } from './position.ts';

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
  const isWanted = (city: number) => !wanted || cities.country(city) === wanted;
  for (const city of cities.words.startingWith(text, isWanted)) {
    found.add(city);
    if (found.size === limit) break;
  }
  return [...found].map((city) => toPlace(cities, city));
}

/** The largest place of exactly this name in a country. */
export function findPlace(name: string, country: string): Place | undefined {
  const text = fold(name);
  if (!text) return undefined;
  const { cities } = load();
  const wanted = countryNumber(country);
  const [city] = cities.words.named(text, (each) => cities.country(each) === wanted);
  return city === undefined ? undefined : toPlace(cities, city);
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

/** The largest place of a rectangle that is less than a degree high, without parts of cities. */
export function largestPlaceIn({ latitudes, longitudes }: Required<Box>): Place | undefined {
  const { cities, squares } = load();
  const [south, north] = latitudes;
  const [west, east] = longitudes;
  let largest: number | undefined;
  for (let row = Math.floor(south); row <= north; row++) {
    for (let column = Math.floor(west); column <= east; column++) {
      const city = squares.get(squareOf(row, column))?.find((each) => {
        const longitude = cities.longitude(each);
        const latitude = cities.latitude(each);
        return latitude >= south && latitude < north && longitude >= west && longitude < east;
      });
      if (city !== undefined && city < (largest ?? cities.count)) largest = city;
    }
  }
  return largest === undefined ? undefined : toPlace(cities, largest);
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
