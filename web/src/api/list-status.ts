import type { QueryObserverResult } from '@tanstack/react-query';

/** The status of the list of users, of the search for users and of a single profile, each separately. */
export type ListStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

type Progress = Pick<QueryObserverResult, 'status' | 'fetchStatus' | 'isPlaceholderData'>;

/** The result of an earlier filter does not count for the current one, which is still loading. */
export function listStatusOf({ status, fetchStatus, isPlaceholderData }: Progress): ListStatus {
  if (status === 'error') return 'failed';
  if (status === 'success') return isPlaceholderData ? 'loading' : 'succeeded';
  return fetchStatus === 'idle' ? 'idle' : 'loading';
}
