import type { QueryObserverResult } from '@tanstack/react-query';

/** How far the list of users, the search for users and the profile of somebody are, each by itself. */
export type ListStatus = 'idle' | 'loading' | 'succeeded' | 'failed';

type Progress = Pick<QueryObserverResult, 'status' | 'fetchStatus' | 'isPlaceholderData'>;

/** What an earlier filter found is no answer to the present one, which is still loading. */
export function listStatusOf({ status, fetchStatus, isPlaceholderData }: Progress): ListStatus {
  if (status === 'error') return 'failed';
  if (status === 'success') return isPlaceholderData ? 'loading' : 'succeeded';
  return fetchStatus === 'idle' ? 'idle' : 'loading';
}
