import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { PlanId } from '@kindred/contract/premium/plans';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { messages } from '../../../lib/messages/premium.ts';
import classes from './checkout.module.css';

/** The heading takes the focus, because the button that was pressed is gone. */
export function Done({ changedTo }: { changedTo: PlanId | null }) {
  const { checkout: m, change, plans } = messages;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.page}>
      <div className={classes.done}>
        <IconCircleCheck size={48} stroke={1.5} aria-hidden />
        <h1 ref={heading} tabIndex={-1}>
          {changedTo ? change.done(plans.names[changedTo]) : m.done}
        </h1>
        <p>{changedTo ? change.doneAbout : m.doneAbout}</p>
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
