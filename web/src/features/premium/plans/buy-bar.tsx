import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { PaymentMode, PlanId } from '@kindred/contract/premium/plans';
import { Link } from '@tanstack/react-router';
import type { Plan } from '../../../api/premium/plans.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { formatMoney } from '../../../lib/money.ts';
import { useSession } from '../../../lib/use-session.ts';
import { CheckoutLink } from '../checkout/checkout-link.tsx';
import classes from './premium-page.module.css';

interface Props {
  plan: Plan;
  /** The plan that the member has. */
  own: PlanId | null;
  trialDays: number;
  mode: PaymentMode;
}

/** The price of the chosen plan, and the one button that continues. */
export function BuyBar({ plan, own, trialDays, mode }: Props) {
  const { plans: m } = messages;
  const { requiresVerification } = useSession();
  const name = m.names[plan.id];
  const price = formatMoney(plan.amount, plan.currency);
  const [title, about] = own
    ? own === plan.id
      ? [m.ownPlan(name), m.billed(price, plan.id)]
      : [m.other(name, m.billed(price, plan.id)), m.otherAbout]
    : [trialDays > 0 ? m.trial(name, trialDays) : m.today(name, price), m.renews(price, plan.id)];
  if (mode === 'off' && !own) return <p className={classes.off}>{m.off}</p>;
  return (
    <div className={classes.buy}>
      <p>
        <strong>{title}</strong>
        <small>{requiresVerification ? m.verify : about}</small>
      </p>
      {requiresVerification ? (
        <Button size="lg" radius="xl" renderRoot={(props) => <Link to="/verify" {...props} />}>
          {m.toVerify}
        </Button>
      ) : own === plan.id ? (
        <Button
          size="lg"
          radius="xl"
          renderRoot={(props) => <Link to="/premium/manage" {...props} />}
        >
          {m.manage}
        </Button>
      ) : (
        <CheckoutLink plan={plan.id} mode={mode}>
          {own ? m.change(name) : m.buy}
        </CheckoutLink>
      )}
    </div>
  );
}
