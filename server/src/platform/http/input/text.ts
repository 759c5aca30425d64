import type { Route } from '@kindred/contract/route';
import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { AppError, toFieldError } from '../../../errors.ts';
import { invalidFields } from './validation.ts';

const maxDepth = 32;
// Describing a hundred thousand errors would block the process.
const usualMostValues = 2000;

/** Creates the hook that cleans the input of a route, and refuses a body where none is allowed. */
export function cleaner({
  schema: { body, params, querystring },
  mostValues = usualMostValues,
}: Pick<Route, 'schema' | 'mostValues'>) {
  const passwords = passwordsOf(body);
  return (request: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction) => {
    if (body) cleanText(request.body, passwords, mostValues);
    else refuseBody(request.body);
    if (querystring) {
      refuseUnreadable(request.url);
      cleanText(request.query, nothing);
    }
    if (params) cleanText(request.params, nothing);
    done();
  };
}

const nothing: ReadonlySet<string> = new Set();

function passwordsOf(schema: Route['schema']['body']): ReadonlySet<string> {
  const { properties = {} } = (schema ?? {}) as {
    properties?: Record<string, { format?: string }>;
  };
  return new Set(Object.keys(properties).filter((name) => properties[name]?.format === 'password'));
}

/** Invalid percent-encoding would otherwise be read literally. */
function refuseUnreadable(url: string) {
  if (!url.includes('%')) return;
  try {
    decodeURIComponent(url);
  } catch {
    refuse('query');
  }
}

/** Some clients send an empty object instead of no body. */
function refuseBody(body: unknown) {
  if (body === undefined || body === null) return;
  const [field = 'body'] = typeof body === 'object' ? Object.keys(body) : ['body'];
  if (typeof body === 'object' && Object.keys(body).length === 0) return;
  throw invalidFields([toFieldError(field, { code: 'unknown_field' })]);
}

/**
 * Trims every string that a client sent, gives its lines the same ends, and refuses invalid text. Passwords stay as they were
 * typed.
 * A loop instead of recursion, since the depth is the sender's choice.
 */
function cleanText(root: unknown, verbatim: ReadonlySet<string>, mostValues = usualMostValues) {
  const open: [holder: unknown, path: string, depth: number][] = [[root, '', 0]];
  let values = 0;
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const [holder, path, depth] = entry;
    if (typeof holder !== 'object' || holder === null) continue;
    if (depth > maxDepth) throw new AppError('nested_too_deeply');
    const fields = holder as Record<string, unknown>;
    const entries = Object.entries(fields);
    values += entries.length;
    if (values > mostValues) throw new AppError('too_many_values');
    for (const [name, value] of entries) {
      const field = path ? `${path}.${name}` : name;
      if (!isText(name)) refuse('body');
      if (typeof value === 'object') open.push([value, field, depth + 1]);
      else if (typeof value === 'string')
        fields[name] = cleanString(value, verbatim.has(field), field);
    }
  }
}

function cleanString(value: string, verbatim: boolean, field: string) {
  if (verbatim ? !value.isWellFormed() : !isText(value)) refuse(field);
  return verbatim ? value : value.trim().replaceAll(/\r\n?/g, '\n');
}

const isText = (value: string) => value.isWellFormed() && !value.includes('\0');

function refuse(field: string): never {
  throw invalidFields([toFieldError(field, { code: 'not_text' })]);
}
