import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../../lib/messages/premium.ts';
import classes from './checkout.module.css';
import { PaymentClock } from '../payment-clock.tsx';

export function CheckoutFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`grid one-column content-start gap-6 m-auto w-full ${classes.page}`}>
      <header>
        <Link
          to="/premium"
          className="inline-flex items-center self-start gap-1-5 min-h-target muted semibold hover-ink hover-underline hide-below-tablet"
        >
          <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {messages.checkout.back}
        </Link>
        <h1 className="tight balance title-md visually-hidden-below-tablet">{title}</h1>
        <PaymentClock />
      </header>
      {children}
    </div>
  );
}
