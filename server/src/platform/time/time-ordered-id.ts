import { randomBytes, randomInt } from 'node:crypto';

let last = 0;
let count = 0;

/** A UUID of version 7: later ids of this process sort later, also within a millisecond. */
export function timeOrderedId() {
  const now = Date.now();
  if (now > last) {
    last = now;
    count = randomInt(0x400);
  } else {
    count += 1;
    if (count > 0xfff) {
      last += 1;
      count = 0;
    }
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
