import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyPrefix, keyShape } from '@kindred/contract/integrations/key-shape';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomLength = 32;
const checkLength = 6;

/** 62 to the power of 32 keys are 190 bits. */
export function makeKey() {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]);
  const text = random.join('');
  return `${keyPrefix}${text}${checksumOf(text)}`;
}

/** Whether it was typed or copied in full, which says nothing about whether it is valid. */
export function isWellFormed(key: string) {
  const [, text, checksum] = keyShape.exec(key) ?? [];
  return text !== undefined && checksumOf(text) === checksum;
}

/** CRC-32 in base 62, as in the tokens of GitHub: tools that look for lost secrets can check it. */
function checksumOf(text: string) {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checkLength; place++) {
    digits = `${alphabet[rest % alphabet.length]}${digits}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}
