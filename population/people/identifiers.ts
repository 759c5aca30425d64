import type { Random } from '../random.ts';

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const pair = (value: number) => `${bytes[(value >>> 8) & 255]}${bytes[value & 255]}`;
const word = (random: Random) => Math.floor(random() * 2 ** 32);

/** Eight hexadecimal digits. */
function eight(value: number): string {
  return pair(value >>> 16) + pair(value);
}

/** A version 4 UUID. */
export function uuid(random: Random): string {
  const [a, b, c, d] = [word(random), word(random), word(random), word(random)];
  const version = pair((b & 0x0fff) | 0x4000);
  const variant = pair((c & 0x3fff) | 0x8000);
  return `${eight(a)}-${pair(b >>> 16)}-${version}-${variant}-${pair(c >>> 16)}${eight(d)}`;
}

/** As long as the public id of an uploaded photo. */
export const publicId = (random: Random) =>
  eight(word(random)) + eight(word(random)) + eight(word(random)) + eight(word(random));
