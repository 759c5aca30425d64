import { isOngoing } from '@kindred/contract/premium/ongoing';
import { type PlanId } from '@kindred/contract/premium/plans';
import { useState } from 'react';
import { useLikeCount } from '../../../api/like-count.ts';
import { type Plans, usePlans } from '../../../api/premium/plans.ts';
import { type Subscription, useUserSubscriptions } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Hero } from './hero.tsx';
import { PlanChoice } from './plan-choice.tsx';
import classes from './premium-page.module.css';
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
    <div className={`grid one-column content-start m-auto w-full ${classes.page}`}>
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
          skeleton={<PremiumSkeleton />}
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
  const plan = plans.plans.find(({ id }) => id === chosen) ?? plans.plans[0];
  return (
    <>
      <PlanChoice
        plans={plans.plans}
        own={own?.plan ?? null}
        chosen={chosen}
        onChoose={setChosen}
      />
      {plan && (
        <BuyBar
          plan={plan}
          own={own}
          trialDays={own || startedBefore ? 0 : plans.trialDays}
          mode={plans.payments.mode}
        />
      )}
    </>
  );
}

/** The title, the plans and the table below them. As high as the window, so that nothing visible moves. */
const PremiumSkeleton = () => (
  <output
    className={`grid one-column content-start min-h-screen gap-8 ${classes.skeleton}`}
    aria-label={messages.loading}
  >
    <span className={`grid content-center gap-3 ${classes.words}`}>
      <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      <i className={`rounded-sm bg-skeleton ${classes.line}`} />
    </span>
    <span className={`grid gap-3-5 three-columns ${classes.plans}`}>
      {[1, 2, 3].map((plan) => (
        <i key={plan} className={`rounded-xl bg-skeleton ${classes.plan}`} />
      ))}
    </span>
    <SkeletonRows count={4} label="" />
  </output>
);
