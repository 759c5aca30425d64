import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { type Subscription, useUpdateSubscription } from '../../api/premium/subscription.ts';
import { messages } from '../../lib/messages/premium.ts';
import { Alert } from '../../ui/alert.tsx';

interface Props {
  own: Subscription;
  size: 'md' | 'lg';
  onKept?: () => void;
}

/** Takes a planned change back. */
export function KeepPlan({ own, size, onKept }: Props) {
  const { planned: m, plans } = messages;
  const update = useUpdateSubscription();
  const { loading, error } = update.state;
  return (
    <>
      {error && <Alert kind="danger">{error.message}</Alert>}
      <Button
        radius="xl"
        size={size}
        loading={loading}
        // The button may be gone by then.
        onClick={() => void update.mutateAsync({ plan: own.plan }).then(onKept, () => undefined)}
      >
        {m.keep(plans.names[own.plan])}
      </Button>
    </>
  );
}
