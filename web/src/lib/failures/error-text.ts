import { CallError, hasStatus } from '../calls/call-error.ts';
import { messages as words } from '#texts/errors.ts';

/**
 * The text that shows a failure, from the most specific source to the least, as section 8 of the specification says.
 */
export function errorText(error: unknown, fallback?: string): string {
  const body = field(error, 'body') ?? field(field(error, 'response'), 'data');
  return (
    text(field(body, 'message')) ||
    text(body) ||
    text(field(body, 'error')) ||
    firstOfList(field(body, 'errors')) ||
    ownMessage(error) ||
    (isNetworkFailure(error) && words.network) ||
    fallback ||
    (hasStatus(error, 500, 599) ? words.server : words.unknown)
  );
}

function firstOfList(errors: unknown): string {
  if (!Array.isArray(errors) || errors.length === 0) return '';
  const [first] = errors as unknown[];
  return text(field(first, 'msg')) || text(field(first, 'message')) || words.validation;
}

function ownMessage(error: unknown): string {
  if (faults.some((fault) => error instanceof fault)) return '';
  if (!(error instanceof CallError)) return text(field(error, 'message'));
  if (error.code === 'TIMEOUT') return words.noResponse;
  if (error.code === 'NETWORK_ERROR') return words.unreachable;
  return error.status === 500 ? words.server : '';
}

/** These messages are for programmers. */
const faults = [TypeError, ReferenceError, RangeError, SyntaxError];

const networkFailures = ['CONNECTION_LOST', 'NETWORK_ERROR', 'ERR_NETWORK'];

const isNetworkFailure = (error: unknown) =>
  networkFailures.includes(text(field(error, 'code'))) || field(error, 'name') === 'NetworkError';

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[name] : undefined;
}

/** A proxy's page is a text as well, but not for people. */
function text(value: unknown): string {
  return typeof value === 'string' && !/<[!/a-z][^>]*>/i.test(value) ? value.trim() : '';
}
