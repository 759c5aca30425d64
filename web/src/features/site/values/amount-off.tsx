import { useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { parseMoney, plainMoney } from '../../../lib/formats/money.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { messages as m } from '#texts/site-plans.ts';

const { currency } = config;

interface Props {
  /** Null if the coupon takes off a part instead. */
  value: number | null;
  readOnly: boolean;
  onChange: (amount: number) => void;
}

/** What is no amount is stored as 0, which is none either, so that the server says so. */
const amountIn = (typed: string) => parseMoney(typed, currency) ?? 0;

/** The amount of a discount, typed as people write it. '5.' is on its way to '5.50'. */
export function AmountOff({ value, readOnly, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && amountIn(typed) === value;
  const shown = value === null ? '' : plainMoney(value, currency);
  return (
    <TextField
      label={m.coupons.amount}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      after={
        <span className="text-sm text-muted" translate="no">
          {currency.toUpperCase()}
        </span>
      }
      className="[--after:56px]"
      value={isTyped ? typed : shown}
      readOnly={readOnly}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(amountIn(currentTarget.value));
      }}
    />
  );
}
