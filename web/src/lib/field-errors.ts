import type { Failure } from '@kindred/contract/common';
import { CallError } from './call-error.ts';

/** The errors of single fields that the server sent, by the name of the field in the request. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body = error instanceof CallError ? (error.body as Partial<Failure> | null) : null;
  return Object.fromEntries(body?.errors?.map(({ field, msg }) => [field, msg]) ?? []);
}
