import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export type Seal = ReturnType<typeof createSeal>;

/**
 * Encrypts what gives access to accounts, so that the database or a copy of it is not enough: codes and links of mails,
 * which may wait for hours to be sent, and the keys of authenticator apps.
 */
export function createSeal(secret: string, use: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, 'kindred', use, 32));
  return {
    close(value: unknown) {
      const nonce = randomBytes(nonceBytes);
      const lock = createCipheriv(cipher, key, nonce);
      const text = Buffer.concat([lock.update(JSON.stringify(value), 'utf8'), lock.final()]);
      return Buffer.concat([nonce, lock.getAuthTag(), text]).toString('base64');
    },
    open(sealed: string): unknown {
      const bytes = Buffer.from(sealed, 'base64');
      const lock = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      lock.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = [lock.update(bytes.subarray(nonceBytes + tagBytes)), lock.final()];
      return JSON.parse(Buffer.concat(text).toString('utf8'));
    },
  };
}
