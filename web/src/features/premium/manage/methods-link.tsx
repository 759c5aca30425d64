import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { PaymentMode } from '@kindred/contract/premium/plans';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/premium.ts';

/** With real keys the page is fully reloaded, because only its own policy allows the payment provider's scripts. */
export const MethodsLink = ({ mode, main = false }: { mode: PaymentMode; main?: boolean }) => (
  <Button
    {...(!main && { variant: 'default' })}
    radius="xl"
    size="md"
    renderRoot={(props) => (
      <Link to="/premium/methods" reloadDocument={mode === 'stripe'} {...props} />
    )}
  >
    {main ? messages.manage.updateCard : messages.manage.toMethods}
  </Button>
);
