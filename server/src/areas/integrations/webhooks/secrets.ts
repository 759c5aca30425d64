import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export const makeSecret = () => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

interface Signed {
  readonly id: string;
  /** In seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The header `webhook-signature` of Standard Webhooks: one signature for each secret that is valid now. */
export const signaturesOf = (secrets: readonly string[], { id, timestamp, body }: Signed) =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64');
      const digest = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
      return `v1,${digest.digest('base64')}`;
    })
    .join(' ');
