import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { unlessRefused } from './provider-failures.ts';

const failWith = (statusCode: number) =>
  unlessRefused(async () => {
    const type = 'invalid_request_error';
    throw new Stripe.errors.StripeInvalidRequestError({ type, statusCode, message: 'Not now' });
  });

test('a refusal of the provider is accepted, but a request that it is still processing is tried again', async () => {
  await expect(failWith(400)).resolves.toBeUndefined();
  await expect(failWith(409)).rejects.toThrow('Not now');
});
