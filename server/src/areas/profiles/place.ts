import { AppError } from '../../errors.ts';
import { countryCode } from '../../platform/geo/countries.ts';
import { type Place, findPlace, nearestPlace, searchPlaces } from '../../platform/geo/gazetteer.ts';
import { type Position, distanceBetween, snapPosition } from '../../platform/geo/position.ts';

export interface NamedPlace {
  readonly city: string;
  readonly country: string;
}

/** A stored place: never more exact than the grid. */
export interface StoredPlace extends NamedPlace, Position {}

/** Kilometres. Coordinates further than this from the city that they come with are refused. */
const farthest = 150;

export function placeByName({ city, country }: NamedPlace): StoredPlace {
  const code = countryCode(country);
  if (!code) throw new AppError('country_unknown', { params: { country } });
  const place = findPlace(city, code);
  if (!place) throw unknownCity(city, code);
  return toStored(place);
}

/** Without a name, the city is the nearest one. Without coordinates, the middle of the city is used. */
export function placeByPosition(position: Position, named?: NamedPlace): StoredPlace {
  // The nearest town to the exact position would reveal where in the cell it is.
  const place = named ? placeByName(named) : nearestPlace(snapPosition(position));
  if (!place) throw new AppError('no_town_near');
  if (distanceBetween(place, position) > farthest && named) throw farFromCity(place);
  return { ...toStored(place), ...snapPosition(position) };
}

function unknownCity(city: string, code: string) {
  const close = suggest(city, code).map((place) => place.city);
  return new AppError('city_unknown', { params: { city, country: code, close } });
}

function farFromCity({ city, country }: NamedPlace) {
  return new AppError('position_far_from_city', {
    params: { city, country: countryCode(country) ?? country },
  });
}

/** Searches by shorter prefixes, as the start of a mistyped name is mostly right. Each search takes a while. */
function suggest(city: string, country: string): Place[] {
  const letters = Array.from(city).slice(0, 24);
  for (let length = letters.length; length >= 3; length = Math.floor(length * 0.7)) {
    const found = searchPlaces(letters.slice(0, length).join(''), { country, limit: 3 });
    if (found.length) return found;
  }
  return [];
}

function toStored(place: NamedPlace & Position): StoredPlace {
  const { city, country } = place;
  return { city, country, ...snapPosition(place) };
}
