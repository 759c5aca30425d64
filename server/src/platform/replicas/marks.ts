import { noMark } from '@kindred/contract/common';
import type { LogPosition } from '../../db/replicas/log-position.ts';
import { createSeal } from '../crypto/seal.ts';

/** More are not kept by a client. */
const mostMarks = 8;

interface Seen {
  /** Everything before it has been seen. Null if that is not known. */
  readonly position: LogPosition | null;
  /** It was one mark, which needs no other in its place. */
  readonly isWhole: boolean;
}

const nothing: Seen = { position: null, isWhole: false };

/**
 * What clients send to be shown everything they have seen and written. It is a position in the log of the database, encrypted, as
 * two of them would tell how much all others wrote in between.
 */
export function createMarks(secret: string) {
  const seal = createSeal(secret, 'seen until');

  function read(mark: string): LogPosition | null {
    try {
      return BigInt(String(seal.open(mark)));
    } catch {
      return null;
    }
  }

  return {
    close: (position: LogPosition) => seal.close(String(position)),
    open(header: string | readonly string[] | undefined): Seen {
      if (typeof header !== 'string' || header === noMark) return nothing;
      const sent = header.split(' ');
      if (sent.length > mostMarks) return nothing;
      const positions = sent.map(read);
      let latest: LogPosition = 0n;
      for (const position of positions) {
        if (position === null) return nothing;
        if (position > latest) latest = position;
      }
      return { position: latest, isWhole: sent.length === 1 };
    },
  };
}
