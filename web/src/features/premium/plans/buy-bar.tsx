import type { PaymentMode } from '@kindred/contract/premium/plans';
import { Link } from '@tanstack/react-router';
import type { Plan } from '../../../api/premium/plans.ts';
import type { Subscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CheckoutLink } from '../checkout/checkout-link.tsx';
import { KeepPlan, KeepPremium } from '../keep.tsx';
import { offerOf } from './offer.ts';
import classes from './premium-page.module.css';

interface Props {
  plan: Plan;
  /** The subscription that the member has. */
  own: Subscription | null;
  trialDays: number;
  mode: PaymentMode;
}

/** The price of the chosen plan, and the one button that continues. */
export function BuyBar({ plan, own, trialDays, mode }: Props) {
  const { plans: m } = messages;
  const { requiresVerification } = useSession();
  if (mode === 'off' && !own) return <p className="text-lg text-muted">{m.off}</p>;
  const { title, about, next } = offerOf(plan, own, trialDays);
  return (
    <div className={`flex items-center gap-6 ${classes.buy}`}>
      <p className="flex-1">
        <strong className={`block text-xl ${classes.chosenPlan}`}>{title}</strong>
        <small className={`text-md text-muted ${classes.conditions}`}>
          {requiresVerification ? m.verify : about}
        </small>
      </p>
      {requiresVerification ? (
        <Button size="lg" render={(props) => <Link to="/verify" {...props} />}>
          {m.toVerify}
        </Button>
      ) : next === 'reactivate' ? (
        <KeepPremium size="lg" />
      ) : next === 'keep' && own ? (
        <KeepPlan own={own} size="lg" />
      ) : next === 'manage' ? (
        <Button size="lg" render={(props) => <Link to="/premium/manage" {...props} />}>
          {m.manage}
        </Button>
      ) : (
        <CheckoutLink plan={plan.id} mode={mode}>
          {own ? m.change({ plan: m.names[plan.id] }) : m.buy}
        </CheckoutLink>
      )}
    </div>
  );
}
