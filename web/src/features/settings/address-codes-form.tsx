import { useConfirmEmailChange } from '../../api/accounts/credentials.ts';
import { messages as words } from '../../lib/messages/own-account.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { completeCode } from '../../lib/field-rules.ts';
import { CodeField, codeLength } from '../../ui/code-field.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  present: string;
  fresh: string;
  onRestart: () => void;
  onDone: () => void;
}

/** Asks for a code from each mailbox, because somebody with only the new one may not be the owner. */
export function AddressCodesForm({ present, fresh, onRestart, onDone }: Props) {
  const { address: m } = words;
  const { mutateAsync } = useConfirmEmailChange();
  const form = useApiForm({
    initialValues: { presentCode: '', newCode: '' },
    validate: { presentCode: completeCode(codeLength), newCode: completeCode(codeLength) },
    submit: async (values) => {
      await mutateAsync(values);
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={m.confirm} cancel={m.restart} onCancel={onRestart}>
      <output>{m.sent(present, fresh)}</output>
      <CodeField label={m.presentCode} {...form.getInputProps('presentCode')} />
      <CodeField label={m.freshCode} {...form.getInputProps('newCode')} />
    </AccountForm>
  );
}
