import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { messages } from '../../../lib/messages/premium.ts';
import links from '../../../ui/links.module.css';
import classes from './checkout.module.css';
import { PaymentClock } from '../payment-clock.tsx';

export function CheckoutFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`grid one-column gap-6 content-start w-full m-auto ${classes.page}`}>
      <header>
        <Link
          to="/premium"
          className={`inline-flex gap-1-5 items-center self-start min-h-target muted semibold ${links.quiet}`}
        >
          <IconArrowLeft size={16} stroke={1.75} aria-hidden /> {messages.checkout.back}
        </Link>
        <h1 className={`tight balance ${classes.title}`}>{title}</h1>
        <PaymentClock />
      </header>
      {children}
    </div>
  );
}
