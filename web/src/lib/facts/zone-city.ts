import { comparable } from '../comparable.ts';

interface Place {
  readonly city: string;
  readonly countryCode: string;
}

interface ZoneCity {
  readonly name: string;
  readonly countryCode?: string;
}

const city = (name: string, countryCode: string): ZoneCity => ({ name, countryCode });

/**
 * Time zones that have the name of a country, an island, or a city as it was spelled long ago, with the largest city in
 * them. Without these, everyone in India would be offered Calcutta in Ohio.
 */
export const zonesNamedOtherwise: Readonly<Record<string, ZoneCity>> = {
  'America/Belem': city('Belém', 'BR'),
  'America/Bahia': city('Salvador', 'BR'),
  'America/Bogota': city('Bogotá', 'CO'),
  'America/Costa_Rica': city('San José', 'CR'),
  'America/El_Salvador': city('San Salvador', 'SV'),
  'America/Guatemala': city('Guatemala City', 'GT'),
  'America/Jamaica': city('Kingston', 'JM'),
  'America/Merida': city('Mérida', 'MX'),
  'America/New_York': city('New York City', 'US'),
  'America/Panama': city('Panamá', 'PA'),
  'America/Puerto_Rico': city('San Juan', 'PR'),
  'Asia/Bahrain': city('Manama', 'BH'),
  'Asia/Calcutta': city('Kolkata', 'IN'),
  'Asia/Ho_Chi_Minh': city('Ho Chi Minh City', 'VN'),
  'Asia/Katmandu': city('Kathmandu', 'NP'),
  'Asia/Kuwait': city('Kuwait City', 'KW'),
  'Asia/Qatar': city('Doha', 'QA'),
  'Asia/Rangoon': city('Yangon', 'MM'),
  'Asia/Saigon': city('Ho Chi Minh City', 'VN'),
  'Europe/Andorra': city('Andorra la Vella', 'AD'),
  'Europe/Kiev': city('Kyiv', 'UA'),
  'Europe/Malta': city('Valletta', 'MT'),
  'Europe/Tirane': city('Tirana', 'AL'),
};

/** Their names are those of cities elsewhere. */
const misleading =
  /^Antarctica\/|^America\/(Antigua|Grenada|Indiana\/Vincennes)$|^Atlantic\/(Madeira|St_Helena|Stanley)$|^Europe\/(Guernsey|San_Marino)$|^Indian\/Christmas$|^Pacific\/(Chatham|Gambier|Guadalcanal|Norfolk|Palau|Pitcairn|Wallis)$/;

const none: ZoneCity = { name: '' };

/** The city that a time zone is named after, such as Europe/London. Its name is empty if there is none. */
export function cityOfZone(zone: string): ZoneCity {
  if (misleading.test(zone)) return none;
  const name = zone.split('/').slice(1).pop()?.replaceAll('_', ' ');
  return zonesNamedOtherwise[zone] ?? (name ? { name } : none);
}

/** The city among those that were found by its name: zones are spelled without accents. */
export const findZoneCity = <P extends Place>(wanted: ZoneCity, found: readonly P[] = []) =>
  found.find(
    (place) =>
      comparable(place.city) === comparable(wanted.name) &&
      (wanted.countryCode ?? place.countryCode) === place.countryCode,
  );
