import { AppError } from '../../errors.ts';
import type { PresentSite } from './own-fields.ts';

export const isOffered = ({ document: { limits } }: PresentSite, code: string) =>
  limits.regions.length === 0 || limits.regions.includes(code);

/** Refuses someone who registers from a country in which the service is not offered, or says none. */
export function refuseCountry(site: PresentSite, code: string | undefined) {
  const { regions: countries } = site.document.limits;
  if (countries.length === 0) return;
  if (code === undefined) throw new AppError('country_missing', { params: { countries } });
  if (!isOffered(site, code)) throw new AppError('country_not_offered', { params: { countries } });
}

/** Refuses a place to which no one can move. */
export function refusePlace(site: PresentSite, { country }: { readonly country: string }) {
  const { regions: countries } = site.document.limits;
  if (!isOffered(site, country)) throw new AppError('place_not_offered', { params: { countries } });
}
