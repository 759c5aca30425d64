import { useDeactivate } from '../../../api/accounts/credentials.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/own-account.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function BreakDialog({ opened, onClose }: Props) {
  const { pause: m } = words;
  return (
    <Dialog title={m.dialog} closeLabel={m.cancel} opened={opened} onClose={onClose}>
      <BreakForm onClose={onClose} />
    </Dialog>
  );
}

/** Deactivating ends the session; signing in again brings the account back. */
function BreakForm({ onClose }: { onClose: () => void }) {
  const m = words.pause;
  const form = useApiForm({
    initialValues: { password: '' },
    validate: { password: required },
    submit: useDeactivate().mutateAsync,
  });
  return (
    <AccountForm
      inDialog
      form={form}
      submit={m.submit}
      cancel={m.cancel}
      missing={form.values.password === '' ? m.missing : null}
      onCancel={onClose}
    >
      <ul className="m-0 mb-5 grid gap-2 ps-5">
        {m.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <PasswordField
        label={m.password}
        toggleLabel={words.showPassword}
        {...form.getInputProps('password')}
      />
    </AccountForm>
  );
}
