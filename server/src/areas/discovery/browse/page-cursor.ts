import { type BrowseSort, browseSorts } from '@kindred/contract/discovery/browse';
import * as Type from 'typebox';
import { Check } from 'typebox/value';
import { OneOf } from '@kindred/contract/common';
import { AppError } from '../../../errors.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import type { Place } from './browse-page.ts';

const Shape = Type.Object({ sort: OneOf(browseSorts), value: Type.String(), id: Type.String() });

/** Encrypted, as it contains the day when a person joined, which others must not see. */
export function createCursors(secret: string) {
  const seal = createSeal(secret, 'browse cursor');
  return {
    write: (place: Place | null) => place && seal.close(place),
    read(cursor: string | undefined, sort: BrowseSort): Place | null {
      if (cursor === undefined) return null;
      const place = opened(() => seal.open(cursor));
      if (Check(Shape, place) && place.sort === sort) return place;
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
