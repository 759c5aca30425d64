import type { Entry, Storage } from '../storage/storage.ts';

/** Says which files of a list are not in the bucket. A bucket lists its keys in the order of their bytes, as the list does. */
export async function compareBucket(
  bucket: Storage,
  lines: AsyncIterable<Buffer>,
  report: (line: string) => void,
) {
  try {
    const { missing, example } = await findMissing(bucket, lines);
    if (missing > 0)
      report(
        `${missing} files of the backup are not in the bucket, such as ${example}: bring back their versions from the time of the backup.`,
      );
  } finally {
    bucket.close();
  }
}

async function findMissing(bucket: Storage, lines: AsyncIterable<Buffer>) {
  const present = bucket.list('')[Symbol.asyncIterator]();
  let next = await present.next();
  let missing = 0;
  let example = '';
  for await (const { key, size } of readLines(lines)) {
    while (!next.done && isBefore(next.value.key, key)) next = await present.next();
    if (!next.done && next.value.key === key && next.value.size === size) continue;
    missing += 1;
    example ||= key;
  }
  return { missing, example };
}

const isBefore = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;

async function* readLines(pieces: AsyncIterable<Buffer>): AsyncIterable<Omit<Entry, 'changedAt'>> {
  let open = '';
  for await (const piece of pieces) {
    const lines = (open + piece.toString('latin1')).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) {
      const [key = '', size = ''] = line.split('\t');
      yield { key, size: Number(size) };
    }
  }
}
