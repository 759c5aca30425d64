import type { Invoice } from '../../../api/premium/invoices.ts';
import {
  useCancelSubscription,
  useCurrentSubscription,
  useUpdateSubscription,
} from '../../../api/premium/subscription.ts';
import { usePlans } from '../../../api/premium/plans.ts';
import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import column from '../../../ui/pages/column.module.css';
import { CheckoutLink } from '../checkout/checkout-link.tsx';

interface Props {
  invoice: Invoice;
  onGivenUp: () => void;
}

/** A payment that no one has to make: it is finished at the bank, or given up. */
export function PendingInvoice({ invoice: { plan, pending }, onGivenUp }: Props) {
  const { invoices: m, plans: words } = messages;
  const plans = usePlans();
  const { data: own } = useCurrentSubscription();
  const cancel = useCancelSubscription();
  const update = useUpdateSubscription();
  const error = cancel.state.error ?? update.state.error;
  const kept = pending === 'change' ? own?.plan : null;
  const giveUp = () =>
    kept ? update.mutateAsync({ plan: kept, amountDue: 0 }) : cancel.mutateAsync(undefined);
  if (!pending || (pending === 'change' && !kept)) return null;
  return (
    <>
      <p className={column.quiet}>
        {kept ? m.keeps({ plan: words.names[kept] }) : m.startsOncePaid}
      </p>
      {error && <Alert kind="danger">{error.message}</Alert>}
      <div className="flex flex-wrap gap-3">
        {plan && plans.data && (
          <CheckoutLink plan={plan} mode={plans.data.payments.mode} size="sm">
            {m.finish}
          </CheckoutLink>
        )}
        <Button
          look="plain"
          busy={cancel.state.loading || update.state.loading}
          // The button may be gone by then.
          onClick={() => void giveUp().then(onGivenUp, () => undefined)}
        >
          {m.giveUp}
        </Button>
      </div>
    </>
  );
}
