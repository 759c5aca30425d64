import type { PaymentMode, PlanId } from '@kindred/contract/premium/plans';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';

interface Props {
  plan: PlanId;
  mode: PaymentMode;
  size?: 'sm' | 'lg';
  children: ReactNode;
}

/**
 * With real keys the page is fully reloaded, because only its own policy allows the payment provider's scripts.
 */
export const CheckoutLink = ({ plan, mode, size = 'lg', children }: Props) => (
  <Button
    size={size}
    render={(props) => (
      <Link
        to="/premium/checkout"
        search={{ plan }}
        reloadDocument={mode === 'stripe'}
        {...props}
      />
    )}
  >
    {children}
  </Button>
);
