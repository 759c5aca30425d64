import type { Stripe } from 'stripe';
import type { Params } from '../http/params.ts';

export function readAddress(params: Params, name = 'address'): Stripe.Address | undefined {
  const address = params.object(name);
  if (!address) return undefined;
  return {
    city: address.text('city') ?? null,
    country: address.text('country') ?? null,
    line1: address.text('line1') ?? null,
    line2: address.text('line2') ?? null,
    postal_code: address.text('postal_code') ?? null,
    state: address.text('state') ?? null,
  };
}
