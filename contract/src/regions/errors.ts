import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

/** The codes of the countries in which the service is offered. */
const params = { countries: Type.Array(Type.String()) };

export const regionErrors = defineErrors({
  country_missing: { status: 422, field: 'country', params },
  country_not_offered: { status: 422, field: 'country', params },
  place_not_offered: { status: 422, field: 'location.city', params },
});
