import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useReactivateSubscription } from '../../api/premium/subscription.ts';
import { messages } from '../../lib/messages/premium.ts';
import { Alert } from '../../ui/alert.tsx';

interface Props {
  size: 'md' | 'lg';
  onKept?: () => void;
}

/** Takes a cancellation back. */
export function KeepPremium({ size, onKept }: Props) {
  const keep = useReactivateSubscription();
  const { loading, error } = keep.state;
  return (
    <>
      {error && <Alert kind="danger">{error.message}</Alert>}
      <Button
        radius="xl"
        size={size}
        loading={loading}
        // The button may be gone by then.
        onClick={() => void keep.mutateAsync(undefined).then(onKept, () => undefined)}
      >
        {messages.manage.keep}
      </Button>
    </>
  );
}
