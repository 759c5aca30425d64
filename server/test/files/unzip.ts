const local = 0x04034b50;
const central = 0x02014b50;
const end = 0x06054b50;

/** The files of an uncompressed archive, found by the table of contents at its end. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const tail = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (tail < 0 || archive.readUInt32LE(tail) !== end) throw new Error('This is no archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(tail + 16);
  for (let left = archive.readUInt16LE(tail + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== central) throw new Error('The table of contents is broken');
    if (archive.readUInt16LE(at + 10) !== 0) throw new Error('A file is compressed');
    const size = archive.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const start = archive.readUInt32LE(at + 42);
    const text = archive.toString('utf8', at + 46, at + 46 + (name ?? 0));
    files.set(text, contentAt(archive, start, size));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

function contentAt(archive: Buffer, start: number, size: number) {
  if (archive.readUInt32LE(start) !== local) throw new Error('A file is not where it should be');
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
  return archive.subarray(from, from + size);
}
