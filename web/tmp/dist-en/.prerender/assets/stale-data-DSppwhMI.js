import { f as CallError } from './session-qxZvcB-b.js';
// web/src/lib/calls/stale-data.ts
/** The current version, where the server refused a change because it was based on an older one. */
function staleData(error) {
  if (!(error instanceof CallError) || error.status !== 412) return null;
  const { body } = error;
  return typeof body === 'object' ? (body?.data ?? null) : null;
}
export { staleData as t };
