import type { PaymentMode } from '@kindred/contract/premium/plans';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** With real keys the page is fully reloaded, because only its own policy allows the payment provider's scripts. */
export const MethodsLink = ({ mode, main = false }: { mode: PaymentMode; main?: boolean }) => (
  <Button
    look={main ? 'main' : 'plain'}
    size="md"
    render={(props) => <Link to="/premium/methods" reloadDocument={mode === 'stripe'} {...props} />}
  >
    {main ? messages.manage.updateCard : messages.manage.toMethods}
  </Button>
);
