import type { MissingRight } from '@kindred/contract/premium/rights';
import { AppError } from '../../../errors.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { type RightsReader, rightsOf } from './rights.ts';

const codes = { incognito: 'incognito_needs_premium', filters: 'filter_needs_premium' } as const;

/** Refuses what the member's plan does not include. */
export async function requireRight(app: RightsReader, caller: Caller, right: keyof typeof codes) {
  const rights = await rightsOf(app, caller);
  if (!rights[right]) throw new AppError(codes[right], { data: { right } satisfies MissingRight });
}
