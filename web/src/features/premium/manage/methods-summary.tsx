import { capitalize } from '../../../lib/formats/formats.ts';
import { IconCreditCard } from '@tabler/icons-react';
import type { PaymentMode } from '@kindred/contract/premium/plans';
import { usePaymentMethods } from '../../../api/premium/payment-methods.ts';
import { messages } from '#texts/premium.ts';
import { subscriptionErrorOf } from '../../../lib/failures/subscription-error.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Section } from '../../../ui/pages/section.tsx';
import classes from './manage.module.css';
import { MethodsLink } from './methods-link.tsx';

/** The card that pays. */
export function MethodsSummary({ mode }: { mode: PaymentMode }) {
  const { manage: m, methods: words } = messages;
  const { data, error } = usePaymentMethods();
  const used = data?.find(({ isDefault }) => isDefault) ?? data?.[0];
  return (
    <Section title={m.methods}>
      {error && <Alert kind="danger">{subscriptionErrorOf(error, 'paymentMethods').message}</Alert>}
      <div className={`flex min-h-11 items-center gap-3 ${classes.method}`}>
        <IconCreditCard className="flex-none text-muted" size={24} stroke={1.5} aria-hidden />
        {data && (
          <span>
            {used ? words.name({ brand: capitalize(used.brand), last4: used.last4 }) : m.noMethods}
          </span>
        )}
        <MethodsLink mode={mode} />
      </div>
    </Section>
  );
}
