import { createHmac, hkdfSync } from 'node:crypto';

/** Digests that reveal nothing without the operator's secret. */
export function keyedDigest(secret: string, use: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'kindred', use, 32));
  return (text: string) => createHmac('sha256', key).update(text).digest();
}
