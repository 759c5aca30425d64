import { useConfirmEmailChange } from '../../../api/accounts/credentials.ts';
import { messages as words } from '#texts/own-account.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { completeCode } from '../../../lib/failures/field-rules.ts';
import { CodeField, codeLength } from '../../../ui/fields/code-field.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  /** Null if no code was sent there. */
  present: string | null;
  fresh: string;
  onRestart: () => void;
  onDone: () => void;
}

/**
 * Asks for a code from each mailbox, because a person with only the new one may not be the owner; only from the new one
 * if the current one was never confirmed.
 */
export function AddressCodesForm({ present, fresh, onRestart, onDone }: Props) {
  const { address: m } = words;
  const { mutateAsync } = useConfirmEmailChange();
  const form = useApiForm({
    initialValues: { presentCode: '', newCode: '' },
    validate: {
      presentCode: present === null ? () => null : completeCode(codeLength),
      newCode: completeCode(codeLength),
    },
    submit: async ({ presentCode, newCode }) => {
      await mutateAsync({ newCode, ...(present !== null && { presentCode }) });
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={m.confirm} cancel={m.restart} onCancel={onRestart}>
      <output>{present === null ? m.sentFresh({ fresh }) : m.sent({ present, fresh })}</output>
      {present !== null && (
        <CodeField label={m.presentCode} {...form.getInputProps('presentCode')} />
      )}
      <CodeField label={m.freshCode} {...form.getInputProps('newCode')} />
    </AccountForm>
  );
}
