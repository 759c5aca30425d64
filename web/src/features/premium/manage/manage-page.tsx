import { isOngoing } from '@kindred/contract/premium/ongoing';
import { Link } from '@tanstack/react-router';
import { usePlans } from '../../../api/premium/plans.ts';
import { useCurrentSubscription, useUserSubscriptions } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import column from '../../../ui/pages/column.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import classes from './manage.module.css';
import { Credit } from '../../../widgets/credit.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { Invoices } from './invoices.tsx';
import { MethodsSummary } from './methods-summary.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { PaymentClock } from '../payment-clock.tsx';
import { WithdrawLink } from '../withdraw/withdraw-link.tsx';

/** The member's subscription, cards and invoices. */
export function ManagePage() {
  const { manage: m } = messages;
  const plans = usePlans();
  const subscriptions = useUserSubscriptions();
  const current = useCurrentSubscription();
  // An unpaid one gives no premium, but still continues.
  const own = current.data ?? subscriptions.data?.find(isOngoing);
  const ready = plans.data && (own ?? subscriptions.data);
  const failed = [current, subscriptions].find(({ error }) => error);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <h1 className="tracking-tight text-balance anywhere title-md max-tablet:sr-only">
        {m.title}
      </h1>
      <PaymentClock />
      {failed && <LoadFailure query={failed} call="current" />}
      {!ready && !failed && (
        <QueryState query={plans} words={messages} skeleton={<ManageSkeleton />} />
      )}
      {ready && (
        <>
          {own ? <CurrentPlan own={own} plans={plans.data} /> : <NoPlan />}
          <WithdrawLink />
          <Credit />
          <MethodsSummary mode={plans.data.payments.mode} />
          <Invoices />
        </>
      )}
    </div>
  );
}

function NoPlan() {
  const { manage: m } = messages;
  const { user } = useSession();
  return (
    <section className={`grid gap-4 border-t border-line ${column.section}`} aria-label={m.none}>
      <h2 className="title-xs">{m.none}</h2>
      <p className={column.quiet}>{user?.isVIP ? m.granted : m.noneAbout}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="md" render={(props) => <Link to="/premium" {...props} />}>
          {m.toPlans}
        </Button>
      </div>
    </section>
  );
}

/** A plan with its buttons, and rows below it. */
const ManageSkeleton = () => (
  <output className="grid gap-8" aria-label={messages.loading}>
    <i className={`rounded-xl bg-skeleton ${classes.placeholder}`} />
    <SkeletonRows count={3} label="" />
  </output>
);
