import { messages as m } from '#texts/registration-country.ts';
import { config } from '../../../lib/calls/config.ts';
import { commaList } from '../../../lib/formats/formats.ts';

/** The choice of someone who lives in none of the countries. */
export const elsewhere = 'elsewhere';

/** What is wrong with the country; null if someone who lives there can join. */
export function countryFault(country: string) {
  if (config.regions.length === 0) return null;
  if (country === elsewhere)
    return m.sorry({ countries: commaList(config.regions.map(({ name }) => name)) });
  return config.regions.some(({ code }) => code === country) ? null : m.missing;
}
