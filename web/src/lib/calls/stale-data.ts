import type { Failure } from '@kindred/contract/common';
import { CallError } from './call-error.ts';

/** The current version, where the server refused a change because it was based on an older one. */
export function staleData<T>(error: unknown): T | null {
  if (!(error instanceof CallError) || error.status !== 412) return null;
  const { body } = error;
  return typeof body === 'object' ? (((body as Partial<Failure> | null)?.data as T) ?? null) : null;
}
