import { CallError } from '../../../lib/call-error.ts';

/** The server says so of an account that its owner has closed. */
export function mayComeBack(error: unknown): boolean {
  const body = error instanceof CallError ? error.body : null;
  return JSON.stringify(body ?? {}).includes('"comeBack":true');
}
