import { type BrowseSort, browseSorts } from '@kindred/contract/discovery/browse';
import * as Type from 'typebox';
import { Check } from 'typebox/value';
import { OneOf } from '@kindred/contract/common';
import { AppError } from '../../../errors.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import type { BrowseCursor } from './browse-page.ts';

const Shape = Type.Object({ sort: OneOf(browseSorts), value: Type.String(), id: Type.String() });

/** Encrypted, as it contains the day when a person joined, which others must not see. */
export function createCursors(secret: string) {
  const seal = createSeal(secret, 'browse cursor');
  return {
    write: (position: BrowseCursor | null) => position && seal.close(position),
    read(cursor: string | undefined, sort: BrowseSort): BrowseCursor | null {
      if (cursor === undefined) return null;
      const position = opened(() => seal.open(cursor));
      if (Check(Shape, position) && position.sort === sort) return position;
      throw new AppError('cursor_unknown');
    },
  };
}

function opened(open: () => unknown) {
  try {
    return open();
  } catch {
    return null;
  }
}
