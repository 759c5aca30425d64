import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../../lib/messages/premium.ts';
import links from '../../../ui/links.module.css';
import classes from './checkout.module.css';
import { PaymentClock } from '../payment-clock.tsx';

export function CheckoutFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header>
        <Link to="/premium" className={links.quiet}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {messages.checkout.back}
        </Link>
        <h1 className={classes.title}>{title}</h1>
        <PaymentClock />
      </header>
      {children}
    </div>
  );
}
