import { CallError } from '../../../lib/calls/call-error.ts';

/** Whether a sign-in was refused because the owner had closed the account. */
export function canComeBack(error: unknown): boolean {
  const body = error instanceof CallError ? error.body : null;
  return JSON.stringify(body ?? {}).includes('"comeBack":true');
}
