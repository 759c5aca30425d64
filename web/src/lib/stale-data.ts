import type { Failure } from '@kindred/contract/common';
import { CallError } from './call-error.ts';

/** The thing as it is now, where a change of it was refused because it was based on something older. */
export function staleData<T>(error: unknown): T | null {
  if (!(error instanceof CallError) || error.status !== 412) return null;
  const { body } = error;
  return typeof body === 'object' ? (((body as Partial<Failure> | null)?.data as T) ?? null) : null;
}
