import type { FixedPath } from '@kindred/contract/site/document';
import { useId, useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { parseMoney, plainMoney } from '../../../lib/formats/money.ts';
import { messages as m } from '#texts/site-plans.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useValue } from '../office.ts';
import { ValueFrame } from './value-frame.tsx';

const { currency } = config;

/** An amount of money, typed as people write it and stored in the smallest unit. */
export function PriceValue({ path }: { path: FixedPath }) {
  const edit = useValue(path);
  const id = useId();
  // '9.' is on its way to '9.99', and the same amount as '9'.
  const [typed, setTyped] = useState<string | null>(null);
  const { value } = edit;
  const shown = typeof value === 'number' ? plainMoney(value, currency) : String(value);
  const isTyped = typed !== null && (parseMoney(typed, currency) ?? typed) === value;
  return (
    <ValueFrame path={path} edit={edit} id={id}>
      <TextField
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after={
          <span className="text-sm text-muted" translate="no">
            {currency.toUpperCase()}
          </span>
        }
        className="[--after:56px]"
        readOnly={edit.isFixed}
        value={isTyped ? typed : shown}
        error={edit.error === null ? null : m.noPrice}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          edit.change(parseMoney(currentTarget.value, currency) ?? currentTarget.value);
        }}
      />
    </ValueFrame>
  );
}
