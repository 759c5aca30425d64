import { messages } from '#texts/premium.ts';
import { subscriptionErrorOf } from '../../lib/failures/subscription-error.ts';
import { Failure } from '../../ui/states/failure.tsx';

interface Props {
  query: { error: unknown; refetch: () => unknown };
  /** What was asked for, which the error names if the server says nothing. */
  call?: Parameters<typeof subscriptionErrorOf>[1];
}

/** In the place of a part of premium that could not be loaded. */
export const LoadFailure = ({ query: { error, refetch }, call }: Props) => (
  <Failure
    title={messages.failed}
    cause={subscriptionErrorOf(error, call).message}
    again={messages.again}
    onAgain={() => void refetch()}
  />
);
