import { CallError } from '../calls/call-error.ts';

/** The errors of single fields that the server sent, by the name of the field in the request. */
export function fieldErrors(error: unknown): Record<string, string> {
  const body = error instanceof CallError ? (error.body as { errors?: unknown } | null) : null;
  const errors: unknown[] = Array.isArray(body?.errors) ? body.errors : [];
  return Object.fromEntries(
    errors.filter(isFieldError).map(({ field, msg }) => [field, msg] as const),
  );
}

function isFieldError(error: unknown): error is { field: string; msg: string } {
  const { field, msg } = (error ?? {}) as { field?: unknown; msg?: unknown };
  return typeof field === 'string' && typeof msg === 'string';
}
