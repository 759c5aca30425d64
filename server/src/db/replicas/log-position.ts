/** A position in the write-ahead log of the database, which is written once and read by all replicas in the same order. */
export type LogPosition = bigint;

const pageBytes = 8192n;
const segmentBytes = 16n * 1024n * 1024n;
/** The heads of a page and of the first page of a segment. */
const pageHead = 24n;
const segmentHead = 40n;

/**
 * Reads `16/B374D848`. The primary counts the head of the next page to where it will write next, a replica does not count it to
 * what it has replayed: the two are the same position.
 */
export function toLogPosition(text: string): LogPosition {
  const [high = '0', low = '0'] = text.split('/');
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  const inPage = position % pageBytes;
  if (inPage === pageHead || (inPage === segmentHead && position % segmentBytes === segmentHead))
    return position - inPage;
  return position;
}
