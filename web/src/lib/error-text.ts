import { CallError } from './call-error.ts';
import { messages as words } from './messages/errors.ts';

/** The text that shows a failure, from the most specific source to the least, as section 8 of the specification says. */
export function errorText(error: unknown, fallback = words.unknown): string {
  const body = field(error, 'body') ?? field(field(error, 'response'), 'data');
  return (
    text(field(body, 'message')) ||
    text(body) ||
    text(field(body, 'error')) ||
    firstOfList(field(body, 'errors')) ||
    ownMessage(error) ||
    (isNetworkFailure(error) ? words.network : fallback)
  );
}

function firstOfList(errors: unknown): string {
  if (!Array.isArray(errors) || errors.length === 0) return '';
  const [first] = errors as unknown[];
  return text(field(first, 'msg')) || text(field(first, 'message')) || words.validation;
}

function ownMessage(error: unknown): string {
  if (!(error instanceof CallError)) return text(field(error, 'message'));
  if (error.code === 'TIMEOUT') return words.noResponse;
  if (error.code === 'NETWORK_ERROR') return words.unreachable;
  return error.status >= 500 ? words.server : '';
}

function isNetworkFailure(error: unknown): boolean {
  const code = field(error, 'code');
  return (
    code === 'NETWORK_ERROR' || code === 'ERR_NETWORK' || field(error, 'name') === 'NetworkError'
  );
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
