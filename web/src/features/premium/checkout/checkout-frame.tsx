import type { ReactNode } from 'react';
import { messages } from '#texts/premium.ts';
import classes from './checkout.module.css';
import { PaymentClock } from '../payment-clock.tsx';
import { SubpageHead } from '../subpage-head.tsx';

export function CheckoutFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`mx-auto grid w-full grid-cols-1 content-start gap-6 ${classes.page}`}>
      <SubpageHead to="/premium" back={messages.checkout.back} title={title}>
        <PaymentClock />
      </SubpageHead>
      {children}
    </div>
  );
}
