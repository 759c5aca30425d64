import type { Route } from '@kindred/contract/route';

/** Keys only read, so that a key that is lost changes nothing. */
export function checkForKeys({ method, url, access, freshProof, forKeys }: Route) {
  const isRead = method === 'GET' && !freshProof && access !== 'public' && access !== 'operator';
  if (forKeys && !isRead) throw new TypeError(`${method} ${url} cannot be for API keys`);
}

/** The same response with null in these fields, however deep, and with no elements in those that are lists. */
export function hideFields(response: unknown, names: readonly string[] | undefined): unknown {
  if (!names || typeof response !== 'object' || response === null) return response;
  if (Array.isArray(response)) return response.map((each) => hideFields(each, names));
  if (response instanceof Date) return response;
  return Object.fromEntries(
    Object.entries(response).map(([name, value]) => [
      name,
      names.includes(name) ? (Array.isArray(value) ? [] : null) : hideFields(value, names),
    ]),
  );
}
