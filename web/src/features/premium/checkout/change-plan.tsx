import { messages as m } from '#texts/plan-change.ts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Plan, Plans } from '../../../api/premium/plans.ts';
import {
  type Preview,
  type Subscription,
  useConfirmSubscription,
  usePreview,
  useUpdateSubscription,
} from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { KeepPremium } from '../keep.tsx';
import { CardFailure } from '../card/card-failure.tsx';
import { useCardProvider } from '../card/use-card-provider.ts';
import classes from './checkout.module.css';
import { checkoutUrl } from './checkout-url.ts';
import { failureText } from './failure.ts';
import { PreviewSummary } from './preview-summary.tsx';

interface Props {
  own: Subscription;
  plan: Plan;
  plans: Plans;
  onDone: () => void;
}

/** Shows the charge of the change before it is made. */
export function ChangePlan({ own, plan, plans, onDone }: Props) {
  const { plans: words, planned: later } = messages;
  const [canceled, setCanceled] = useState(own.cancelAtPeriodEnd);
  const preview = usePreview(plan.id, !canceled);
  if (canceled)
    return (
      <>
        <p>{m.canceled}</p>
        <div className="grid gap-5">
          <KeepPremium size="lg" onKept={() => setCanceled(false)} />
        </div>
      </>
    );
  return (
    <div className={`grid gap-5 ${classes.change}`}>
      <p>{m.from({ from: words.names[own.plan], to: words.names[plan.id] })}</p>
      {preview.error && <LoadFailure query={preview} />}
      {preview.isPending && <SkeletonRows count={4} label={messages.loading} />}
      {preview.data && (
        <>
          {isLater(preview.data) && (
            <p>
              {later.line({
                to: words.names[plan.id],
                date: preview.data.effectiveAt,
                from: words.names[own.plan],
              })}
              {preview.data.afterRefund && ` ${later.afterRefund}`}
            </p>
          )}
          <PreviewSummary preview={preview.data} />
          <ChangeForm
            from={own.plan}
            preview={preview.data}
            payments={plans.payments}
            onFailed={() => void preview.refetch()}
            onDone={onDone}
          />
        </>
      )}
    </div>
  );
}

/** The plan changes at the next payment. */
const isLater = ({ effectiveAt, nextPaymentAt }: Preview) => effectiveAt === nextPaymentAt;

interface FormProps {
  from: Plan['id'];
  preview: Preview;
  payments: Plans['payments'];
  /** What was shown may not hold any more. */
  onFailed: () => void;
  onDone: () => void;
}

function ChangeForm({ from, preview, payments, onFailed, onDone }: FormProps) {
  const { plan, prorationDate, amountDue, effectiveAt, currency } = preview;
  const { provider, load } = useCardProvider(payments);
  const update = useUpdateSubscription();
  const confirm = useConfirmSubscription();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function change() {
    if (working || provider === 'failed') return;
    setWorking(true);
    setFailure(null);
    try {
      const card = await load();
      const payment = await update.mutateAsync({ plan, prorationDate, amountDue, effectiveAt });
      const { requiresAction, clientSecret, subscriptionId } = payment;
      if (requiresAction && clientSecret) {
        const returnUrl = checkoutUrl({ plan, from, subscription: subscriptionId });
        await card.confirmPayment(payments, clientSecret, returnUrl);
        await confirm.mutateAsync({ subscriptionId });
      }
      onDone();
    } catch (error) {
      setFailure(failureText(error, 'update'));
      onFailed();
      setWorking(false);
    }
  }

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      {provider === 'failed' && <CardFailure />}
      {failure && <Alert kind="danger">{failure}</Alert>}
      <SubmitButton
        label={
          amountDue > 0
            ? m.submit({ price: formatMoney(amountDue, currency) })
            : isLater(preview)
              ? m.submitLater({ date: preview.effectiveAt })
              : m.submitFree
        }
        working={m.working}
        pending={working}
      />
      <KeepLink />
    </form>
  );
}

const KeepLink = () => (
  <Button look="plain" size="lg" render={(props) => <Link to="/premium/manage" {...props} />}>
    {m.keep}
  </Button>
);
