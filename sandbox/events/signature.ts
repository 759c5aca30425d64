import { createHmac } from 'node:crypto';

/** The value of `Stripe-Signature`. */
export function sign(body: string, secret: string, time: number): string {
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${hash}`;
}
