import { useState } from 'react';
import type { Declaration, Withdrawable } from '../../../api/premium/withdrawal.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/withdrawal-words.ts';
import { messages as m } from '#texts/withdrawal.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Picks } from '../../../ui/fields/picks.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Amounts } from './amounts.tsx';

interface Props {
  contracts: readonly [Withdrawable, ...Withdrawable[]];
  /** What is known about the person; empty behind a mailed link. */
  name: string;
  withdraw: (declared: Declaration) => Promise<unknown>;
}

/** Who withdraws from which contract, what goes back, and the second of the two buttons. */
export function WithdrawForm({ contracts, name, withdraw }: Props) {
  const [chosen, setChosen] = useState<string>(contracts[0].subscriptionId);
  const contract = contracts.find((each) => each.subscriptionId === chosen) ?? contracts[0];
  const { subscriptionId, plan, concludedAt, lastDay, toCard, toCredit } = contract;
  const form = useApiForm({
    initialValues: { name },
    validate: { name: required },
    submit: (values) => withdraw({ ...values, subscriptionId, amount: toCard + toCredit }),
  });
  return (
    <form className="grid gap-5" {...form.formProps}>
      <p>{m.about}</p>
      {contracts.length > 1 ? (
        <Picks
          legend={m.which}
          value={subscriptionId}
          onChange={setChosen}
          options={contracts.map((each) => ({
            value: each.subscriptionId,
            label: m.contract({ plan: each.plan, date: each.concludedAt }),
          }))}
        />
      ) : (
        <p className="font-semibold">{m.contract({ plan, date: concludedAt })}</p>
      )}
      <p className="text-muted">{m.until({ day: lastDay })}</p>
      <Amounts contract={contract} />
      <TextField
        label={m.name}
        autoComplete="name"
        maxLength={200}
        {...form.getInputProps('name')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={words.confirm} working={m.sending} pending={form.submitting} />
    </form>
  );
}
