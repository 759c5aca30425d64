// web/src/api/list-status.ts
/** The result of an earlier filter does not count for the current one, which is still loading. */
function listStatusOf({ status, fetchStatus, isPlaceholderData }) {
  if (status === 'error') return 'failed';
  if (status === 'success') return isPlaceholderData ? 'loading' : 'succeeded';
  return fetchStatus === 'idle' ? 'idle' : 'loading';
}
export { listStatusOf as t };
