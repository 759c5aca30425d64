import { isOngoing } from '@kindred/contract/premium/ongoing';
import { type PlanId } from '@kindred/contract/premium/plans';
import { useState } from 'react';
import { useLikeCount } from '../../../api/like-count.ts';
import { type Plans, usePlans } from '../../../api/premium/plans.ts';
import { type Subscription, useUserSubscriptions } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Hero } from './hero.tsx';
import { asPaid } from './offer.ts';
import { PlanChoice } from './plan-choice.tsx';
import classes from './premium-page.module.css';
import { PremiumSkeleton } from './premium-skeleton.tsx';
import { RightsTable } from './rights-table.tsx';
import { PaymentClock } from '../payment-clock.tsx';
import { WithdrawLink } from '../withdraw/withdraw-link.tsx';

/** What premium costs and includes, compared with the free service. */
export function PremiumPage() {
  const plans = usePlans();
  const { user } = useSession();
  const likes = useLikeCount();
  const subscriptions = useUserSubscriptions();
  const ready = plans.data && !likes.isPending && !subscriptions.isPending;
  const own = subscriptions.data?.find(isOngoing) ?? null;
  return (
    <div className={`mx-auto grid w-full grid-cols-1 content-start ${classes.page}`}>
      {ready ? (
        <>
          <Hero
            own={own !== null || user?.isVIP === true}
            ends={own?.cancelAtPeriodEnd ? own.currentPeriodEnd : null}
            likes={plans.data.rights.free.seesLikes ? 0 : (likes.data ?? 0)}
          />
          <Offer
            plans={plans.data}
            own={own}
            startedBefore={Boolean(
              subscriptions.data?.some(({ currentPeriodStart }) => currentPeriodStart),
            )}
          />
          <WithdrawLink />
          <PaymentClock />
          <RightsTable rights={plans.data.rights} />
        </>
      ) : (
        <QueryState
          query={{ ...plans, data: undefined }}
          words={messages}
          skeleton={<PremiumSkeleton own={user?.isVIP === true} />}
        />
      )}
    </div>
  );
}

interface OfferProps {
  plans: Plans;
  own: Subscription | null;
  startedBefore: boolean;
}

function Offer({ plans, own, startedBefore }: OfferProps) {
  const [chosen, setChosen] = useState<PlanId>(own?.plan ?? 'quarterly');
  const shown = plans.plans.map((plan) => asPaid(plan, own));
  const plan = shown.find(({ id }) => id === chosen) ?? shown[0];
  return (
    <>
      {(plans.sold || own) && (
        <PlanChoice plans={shown} own={own?.plan ?? null} chosen={chosen} onChoose={setChosen} />
      )}
      {plan && (
        <BuyBar
          plan={plan}
          own={own}
          trialDays={own || startedBefore ? 0 : plans.trialDays}
          mode={plans.sold || own ? plans.payments.mode : 'off'}
        />
      )}
    </>
  );
}
