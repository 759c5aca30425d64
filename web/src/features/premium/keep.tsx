import {
  type Subscription,
  useReactivateSubscription,
  useUpdateSubscription,
} from '../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  size: 'md' | 'lg';
  onKept?: () => void;
}

/** Undoes a cancellation. */
export function KeepPremium(props: Props) {
  const { state, mutateAsync } = useReactivateSubscription();
  return (
    <KeepButton
      label={messages.manage.keep}
      {...state}
      keep={() => mutateAsync(undefined)}
      {...props}
    />
  );
}

/** Undoes a planned change. */
export function KeepPlan({ own: { plan }, ...props }: Props & { own: Subscription }) {
  const { planned: m, plans } = messages;
  const { state, mutateAsync } = useUpdateSubscription();
  return (
    <KeepButton
      label={m.keep({ plan: plans.names[plan] })}
      {...state}
      keep={() => mutateAsync({ plan, amountDue: 0 })}
      {...props}
    />
  );
}

interface ButtonProps extends Props {
  label: string;
  loading: boolean;
  error: { readonly message: string } | null;
  keep: () => Promise<unknown>;
}

function KeepButton({ label, loading, error, keep, size, onKept }: ButtonProps) {
  return (
    <>
      {error && <Alert kind="danger">{error.message}</Alert>}
      <Button
        size={size}
        busy={loading}
        // The button may be gone by then.
        onClick={() => void keep().then(onKept, () => undefined)}
      >
        {label}
      </Button>
    </>
  );
}
