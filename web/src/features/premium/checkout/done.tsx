import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSubscription } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { nextPayment } from '../next-payment.ts';
import classes from './checkout.module.css';

interface Props {
  subscriptionId: string;
  changed: boolean;
}

/** The heading gets the focus, because the pressed button is gone. */
export function Done({ subscriptionId, changed }: Props) {
  const { checkout: m, change, plans } = messages;
  const { data: own } = useSubscription(subscriptionId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.page}>
      <div className={classes.done}>
        <IconCircleCheck size={48} stroke={1.5} aria-hidden />
        <h1 ref={heading} tabIndex={-1}>
          {changed ? change.done : m.done}
        </h1>
        <p>{changed ? change.doneAbout : own?.status === 'trialing' ? m.doneTrial : m.doneAbout}</p>
        <p className={classes.next}>
          {own?.currentPeriodEnd && (
            <>
              {plans.names[own.plan]}. {nextPayment(own, own.currentPeriodEnd)}
            </>
          )}
        </p>
        <div className={classes.actions}>
          <Button size="md" radius="xl" renderRoot={(props) => <Link to="/likes" {...props} />}>
            {m.toLikes}
          </Button>
          <Button
            variant="default"
            size="md"
            radius="xl"
            renderRoot={(props) => <Link to="/premium/manage" {...props} />}
          >
            {m.manage}
          </Button>
        </div>
      </div>
    </div>
  );
}
