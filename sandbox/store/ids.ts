import { randomFillSync } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const pool = Buffer.alloc(8192);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 1;
  return pool[used - 1] ?? 0;
}

export function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += letters[randomByte() % letters.length];
  return text;
}

export const newId = (prefix: string) => `${prefix}_${randomText(24)}`;
