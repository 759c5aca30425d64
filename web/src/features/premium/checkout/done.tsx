import { messages as change } from '#texts/plan-change.ts';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCredit, useOwed } from '../../../api/premium/credit.ts';
import { useSubscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { nextPayment } from '../next-payment.ts';
import classes from './checkout.module.css';

export interface Outcome {
  subscriptionId: string;
  /** Bought now, changed to another plan now, or bought earlier, as after a reload. */
  kind: 'bought' | 'changed' | 'own';
  /** Why the bank did not let a due payment through. */
  notPaid?: string | null;
}

/** The heading gets the focus, because the pressed button is gone. */
export function Done({ subscriptionId, kind, notPaid }: Outcome) {
  const { checkout: m, plans, manage, planned } = messages;
  const { data: own } = useSubscription(subscriptionId);
  const later = kind === 'changed' ? own?.planned : null;
  const { data: credit } = useCredit();
  const { data: owed } = useOwed();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The page was scrolled to its button, and the header belongs to what is new.
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const failed = own?.status === 'past_due' || own?.status === 'unpaid';
  const about = {
    bought: own?.status === 'trialing' ? m.doneTrial : m.doneAbout,
    changed: change.doneAbout,
    own: failed ? (notPaid ?? manage.failedNow) : m.ownAbout,
  }[kind];
  return (
    <div className={`mx-auto grid w-full grid-cols-1 content-start gap-6 ${classes.page}`}>
      <div className={`grid justify-items-start gap-3 ${classes.done}`}>
        {failed ? (
          <IconAlertCircle
            className={`text-success ${classes.icon}`}
            size={48}
            stroke={1.5}
            aria-hidden
            data-failed
          />
        ) : (
          <IconCircleCheck
            className={`text-success ${classes.icon}`}
            size={48}
            stroke={1.5}
            aria-hidden
          />
        )}
        <h1 className="tracking-tight text-balance title-md" ref={heading} tabIndex={-1}>
          {later
            ? change.doneLater
            : kind === 'changed'
              ? change.done
              : failed
                ? m.ownFailed
                : m.done}
        </h1>
        <p className="mt-1.5 text-lg text-muted">
          {own && later
            ? planned.line({
                to: plans.names[later.plan],
                date: later.at,
                from: plans.names[own.plan],
              })
            : about}
        </p>
        <p className="mt-1.5 min-h-[1.5em] text-lg text-muted">
          {own?.currentPeriodEnd && !failed && (
            <>
              {plans.names[later?.at === own.currentPeriodEnd ? later.plan : own.plan]}.{' '}
              {own.cancelAtPeriodEnd
                ? manage.endsOn({ date: own.currentPeriodEnd })
                : nextPayment(own, own.currentPeriodEnd, credit ?? null, owed ?? null)}
            </>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="md" render={(props) => <Link to="/likes" {...props} />}>
            {m.toLikes}
          </Button>
          <Button
            look="plain"
            size="md"
            render={(props) => <Link to="/premium/manage" {...props} />}
          >
            {m.manage}
          </Button>
        </div>
      </div>
    </div>
  );
}
