import { capitalize } from '../../../lib/formats/formats.ts';
import { IconLock } from '@tabler/icons-react';
import { type SubmitEvent, useState } from 'react';
import type { PaymentMethod } from '../../../api/premium/payment-methods.ts';
import type { Plan, Plans } from '../../../api/premium/plans.ts';
import { useQuote } from '../../../api/premium/subscription.ts';
import { messages as begin } from '#texts/begin.ts';
import { messages } from '#texts/premium.ts';
import { messages as renewal } from '#texts/renewal.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Picks } from '../../../ui/fields/picks.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { CardFailure } from '../card/card-failure.tsx';
import { CardSection } from '../card/card-section.tsx';
import classes from './checkout.module.css';
import type { Failure } from './failure.ts';
import { OrderSummary } from './order-summary.tsx';
import { usePurchase } from './use-purchase.ts';
import { useTypedCoupon } from './use-typed-coupon.ts';

interface Props {
  plan: Plan;
  plans: Plans;
  /** The saved cards, newest first. */
  methods: readonly PaymentMethod[];
  trialDays: number;
  /** Before the visit to the bank, or of the subscription that was not paid. */
  coupon: string;
  /** Why the visit to the bank did not pay. */
  before: Failure | null;
  onRetry: () => void;
  onDone: (subscriptionId: string) => void;
}

const other = 'other';

export function Purchase({ plan, plans, trialDays, before, onRetry, onDone, ...given }: Props) {
  const { checkout: m } = messages;
  const [methods, setMethods] = useState(given.methods);
  // A card that was confirmed, but has no trial, can pay now.
  const preferred = before?.canPayNow ? methods[0] : methods.find(({ isDefault }) => isDefault);
  const [chosen, setChosen] = useState(preferred?.id ?? other);
  const coupon = useTypedCoupon(given.coupon);
  const [begins, setBegins] = useState(false);
  const quote = useQuote(plan.id, coupon.found?.code ?? '');
  const saved = chosen === other ? null : chosen;
  const { fields, provider, submit, working, failure, canPayNow } = usePurchase({
    plan: plan.id,
    payments: plans.payments,
    saved,
    coupon: coupon.found?.code ?? '',
    begins,
    amountDue: quote.data?.amountDue,
    before,
    onRetry,
    onDone,
  });
  // The card that pays is saved before the payment is done, and must not move the form by then.
  if (!working && methods !== given.methods) setMethods(given.methods);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (coupon.check()) void submit(isTrial);
  };
  const isTrial = trialDays > 0;
  const due = quote.data && formatMoney(quote.data.amountDue, quote.data.currency);
  const pay = quote.data?.amountDue === 0 ? m.payNothing : m.pay({ price: due ?? '' });
  const isLoading = !isTrial && !quote.data;
  return (
    <div className={`grid grid-cols-1 items-start ${classes.columns}`}>
      <OrderSummary
        plan={plan}
        rights={plans.rights}
        trialDays={trialDays}
        coupon={coupon.found}
        quote={quote.data}
        clock={plans.payments.clock}
      />
      <form className="flex flex-col gap-5" noValidate onSubmit={send}>
        {methods.length > 0 && (
          <Picks
            legend={m.payWith}
            value={chosen}
            onChange={setChosen}
            options={[
              ...methods.map(({ id, brand: of, last4 }) => ({
                value: id,
                label: m.card({ brand: capitalize(of), last4 }),
              })),
              { value: other, label: m.otherCard },
            ]}
          />
        )}
        {saved === null && (
          <CardSection ref={fields} provider={provider} payments={plans.payments} />
        )}
        {saved !== null && provider === 'failed' && <CardFailure />}
        {plans.coupons && (
          <TextField
            label={m.coupon}
            maxLength={40}
            autoComplete="off"
            value={coupon.typed}
            onChange={({ currentTarget }) => coupon.setTyped(currentTarget.value)}
            onBlur={() => coupon.check()}
            error={coupon.failure}
          />
        )}
        <CheckField
          label={begin.label}
          description={begin.about}
          checked={begins}
          onChange={({ currentTarget }) => setBegins(currentTarget.checked)}
        />
        {quote.error && <QueryState query={quote} words={messages} />}
        <div className={`grid grid-cols-1 gap-2 ${classes.pay}`}>
          <p className="flex items-start gap-2 text-pretty text-muted">
            <IconLock
              className={`mt-0.5 flex-none ${classes.icon}`}
              size={16}
              stroke={1.75}
              aria-hidden
            />
            {renewal.agreed({ price: formatMoney(plan.amount, plan.currency), plan: plan.id })}
          </p>
          {failure && <Alert kind="danger">{failure}</Alert>}
          <SubmitButton
            label={isTrial ? m.startTrial : pay}
            working={isLoading ? messages.loading : isTrial ? m.starting : m.paying}
            pending={working || isLoading}
          />
        </div>
        {canPayNow && due && (
          <Button
            look="plain"
            size="lg"
            wide
            aria-disabled={working}
            onClick={() => coupon.check() && void submit(false)}
          >
            {m.payNow({ price: due })}
          </Button>
        )}
      </form>
    </div>
  );
}
