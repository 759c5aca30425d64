import { countryName, fold } from './countries.ts';
import { countryNumber, countryOf, readCities, type Cities } from './gazetteer-data.ts';
import { latinSpellings } from './latin.ts';
import { type Box, distanceBetween, type Position } from './position.ts';
import { regionName } from './regions.ts';

export interface Place extends Position {
  /** With its region or the nearest larger city where the country has several of this name: 'Portland, Maine'. */
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
}

let loaded: { cities: Cities; squares: Map<number, number[]> } | undefined;

// Most processes never look up a place; those that do pay a third of a second and about 21 MB once.
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
    city: labelOf(cities, city),
    country: countryOf(cities.country(city)),
    latitude: cities.latitude(city),
    longitude: cities.longitude(city),
    population: cities.population(city),
  };
}

/**
 * Places whose name starts with the typed text, then those with a later word that does; the largest first. The text may
 * be in Cyrillic, and go on with a comma, the region and the country.
 */
export function searchPlaces(
  typed: string,
  options: { country?: string; limit?: number; isOffered?: (country: string) => boolean } = {},
): Place[] {
  const { country, limit = 8, isOffered = () => true } = options;
  const { cities } = load();
  const wanted = country && countryNumber(country);
  const isWanted = (city: number) =>
    (!wanted || cities.country(city) === wanted) && isOffered(countryOf(cities.country(city)));
  const found = new Set(asTyped(cities, typed, isWanted).slice(0, limit));
  for (const spelling of [typed, ...latinSpellings(typed)]) {
    const text = fold(spelling);
    if (!text) continue;
    for (const city of cities.words.startingWith(text, isWanted)) {
      if (found.size === limit) break;
      found.add(city);
    }
  }
  if (found.size === 0) {
    for (const name of beforeCommas(typed)) {
      for (const city of cities.words.named(fold(name), isWanted)) {
        if (found.size === limit) break;
        if (startsFullLabel(cities, city, typed)) found.add(city);
      }
    }
  }
  return [...found].map((city) => toPlace(cities, city));
}

/** Those with the typed accents come first: 'Köl' is Köln, and not Kolkata. */
function asTyped(cities: Cities, typed: string, isWanted: (city: number) => boolean): number[] {
  const text = typed.trim().toLowerCase();
  if (!fold(text) || /^[ -~]*$/.test(text)) return [];
  const startsSo = (city: number) =>
    [cities.name(city), ...cities.otherNames(city)].some((each) =>
      each.toLowerCase().startsWith(text),
    );
  return [...cities.words.startingWith(fold(text), isWanted)].filter(startsSo);
}

function startsFullLabel(cities: Cities, city: number, typed: string) {
  const country = countryName(countryOf(cities.country(city))) ?? '';
  return fold(`${labelOf(cities, city)}, ${country}`).startsWith(fold(typed));
}

/** The parts that may be the name, the longest first: some names have a comma themselves. */
function beforeCommas(text: string): string[] {
  const parts = text.split(',');
  return parts.map((_, at) => parts.slice(0, -1 - at).join(',')).filter((part) => fold(part));
}

/** The place of a country with exactly this name, and the largest of several. */
export function findPlace(name: string, country: string): Place | undefined {
  const text = fold(name);
  if (!text) return undefined;
  const { cities } = load();
  const wanted = countryNumber(country);
  const isOfCountry = (city: number) => cities.country(city) === wanted;
  const [city] = cities.words.named(text, isOfCountry);
  if (city !== undefined) return toPlace(cities, city);
  for (const part of beforeCommas(name)) {
    const labelled = [...cities.words.named(fold(part), isOfCountry)].find(
      (each) => fold(labelOf(cities, each)) === text,
    );
    if (labelled !== undefined) return toPlace(cities, labelled);
  }
  return undefined;
}

// Who says Paris in France means the largest, as the next one is far smaller.
const timesLarger = 10;

function labelOf(cities: Cities, city: number): string {
  const name = cities.name(city);
  if (!cities.repeated(city)) return name;
  const text = fold(name);
  const country = cities.country(city);
  const isOfCountry = (each: number) => cities.country(each) === country;
  const [first, second, ...others] = [...cities.words.named(text, isOfCountry)].filter(
    (each) => fold(cities.name(each)) === text,
  );
  if (first === undefined || second === undefined) return name;
  if (first === city && cities.population(first) >= timesLarger * cities.population(second))
    return name;
  const region = cities.region(city);
  const largest = [first, second, ...others].find((each) => cities.region(each) === region);
  if (region && largest === city) return `${name}, ${regionName(region)}`;
  const near = largerNear(cities, city);
  return near === undefined ? name : `${name}, near ${cities.name(near)}`;
}

// From this size on, people of the whole region know a city.
const knownFrom = 50_000;

function largerNear(cities: Cities, city: number): number | undefined {
  const { squares } = load();
  const position = { latitude: cities.latitude(city), longitude: cities.longitude(city) };
  const name = cities.name(city);
  for (const reach of reaches) {
    const larger = [...squaresAround(position, reach)]
      .flatMap((key) => squares.get(key) ?? [])
      .filter(
        (each) =>
          each < city &&
          cities.population(each) >= knownFrom &&
          cities.country(each) === cities.country(city) &&
          cities.name(each) !== name,
      )
      .map((each) => ({
        each,
        away: distanceBetween(position, {
          latitude: cities.latitude(each),
          longitude: cities.longitude(each),
        }),
      }))
      .filter(({ away }) => away < reach)
      .toSorted((a, b) => a.away - b.away);
    if (larger[0]) return larger[0].each;
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
