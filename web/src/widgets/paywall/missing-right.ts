import type { MissingRight } from '@kindred/contract/premium/rights';
import { CallError } from '../../lib/calls/call-error.ts';

/** The right that the member's plan lacks, or has used up today; null for any other failure. */
export function missingRight(error: unknown): MissingRight['right'] | null {
  if (!(error instanceof CallError)) return null;
  const { data } = (error.body ?? {}) as { data?: Partial<MissingRight> | null };
  return data?.right ?? null;
}
