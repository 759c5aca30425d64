/** The format of a file by its first bytes. Its name and the browser's content type cannot be trusted. */
export function imageTypeOf(bytes: Buffer) {
  const begins = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
  if (begins('\xff\xd8\xff')) return 'jpeg';
  if (begins('\x89PNG\r\n\x1a\n')) return 'png';
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp';
  if (begins('ftyp', 4) && /avi[fs]/.test(bytes.subarray(8, 64).toString('latin1'))) return 'avif';
  return null;
}

const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND']);

/** Removes the chunks of a PNG that are not the picture: a few kilobytes of them can expand to gigabytes. */
export function stripPngChunks(png: Buffer) {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    if (needed.has(png.toString('latin1', at + 4, at + 8))) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}
