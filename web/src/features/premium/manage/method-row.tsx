import { capitalize } from '../../../lib/formats/formats.ts';
import { IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { type PaymentMethod, useSetDefaultMethod } from '../../../api/premium/payment-methods.ts';
import type { Plans } from '../../../api/premium/plans.ts';
import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import classes from './manage.module.css';
import { MethodFailure } from './method-failure.tsx';

interface Props {
  method: PaymentMethod;
  payments: Plans['payments'];
  onRemove: () => void;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function MethodRow({ method, payments, onRemove }: Props) {
  const { methods: m } = messages;
  const { id, last4, expMonth, expYear, isDefault } = method;
  const { mutate, isPending, error } = useSetDefaultMethod();
  const [now] = useState(() => new Date());
  const expired = new Date(expYear, expMonth) <= now;
  const name = m.name({ brand: capitalize(method.brand), last4 });
  return (
    <li className={`flex flex-wrap items-center justify-between ${classes.card}`}>
      <IconCreditCard className="flex-none text-muted" size={24} stroke={1.5} aria-hidden />
      <div className={classes.group}>
        <strong className="inline-flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isDefault && <StatusBadge kind="success">{m.isDefault}</StatusBadge>}
        </strong>
        <small className="block text-md text-muted">
          {m.expires({ month: twoDigits(expMonth), year: twoDigits(expYear % 100) })}{' '}
          {expired && <StatusBadge kind="danger">{m.expired}</StatusBadge>}
        </small>
      </div>
      <div className={`flex flex-wrap gap-2 ${classes.group}`}>
        {!isDefault && (
          <Button
            look="plain"
            busy={isPending}
            aria-label={m.makeDefaultOf({ card: name })}
            onClick={() => mutate(id)}
          >
            {m.makeDefault}
          </Button>
        )}
        <Button look="plain" aria-label={m.removeOf({ card: name })} onClick={onRemove}>
          {m.remove}
        </Button>
      </div>
      {error && <MethodFailure error={error} payments={payments} />}
    </li>
  );
}
