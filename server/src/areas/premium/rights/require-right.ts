import type { MissingRight } from '@kindred/contract/premium/rights';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { type RightsReader, rightsOf } from './rights.ts';

const sentences = {
  incognito: 'You need premium to turn on incognito.',
  filters: 'You need premium for this filter.',
} as const;

/** Refuses what the member's plan does not include. */
export async function requireRight(
  app: RightsReader,
  caller: Caller,
  right: keyof typeof sentences,
) {
  const rights = await rightsOf(app, caller);
  if (!rights[right])
    throw new AppError('forbidden', sentences[right], { data: { right } satisfies MissingRight });
}
