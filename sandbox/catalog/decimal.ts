import type { Stripe } from 'stripe';

/** In the API a decimal is a string, which the SDK turns into the type that its declarations name. */
export const decimal = (value: number | string) => String(value) as unknown as Stripe.Decimal;
