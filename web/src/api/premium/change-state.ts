import type { UseMutationResult } from '@tanstack/react-query';
import {
  type SubscriptionCall,
  type SubscriptionError,
  subscriptionErrorOf,
} from '../../lib/failures/subscription-error.ts';

/** The progress of a change of the subscription. Each change has its own. */
export interface ChangeState {
  loading: boolean;
  error: SubscriptionError | null;
  success: boolean;
}

type Progress = Pick<UseMutationResult<unknown, unknown, never>, 'status' | 'error'>;

export const changeStateOf = ({ status, error }: Progress, of: SubscriptionCall): ChangeState => ({
  loading: status === 'pending',
  error: status === 'error' ? subscriptionErrorOf(error, of) : null,
  success: status === 'success',
});

/** The change with its flags by the names of the specification. */
export const withState = <M extends Progress>(mutation: M, of: SubscriptionCall) => ({
  ...mutation,
  state: changeStateOf(mutation, of),
});
