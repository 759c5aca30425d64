import { useState } from 'react';
import { messages as words } from '#texts/own-account.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { required, newPassword } from '../../../lib/failures/field-rules.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { useChangePassword } from '../../../api/accounts/credentials.ts';
import { AccountForm } from '../forms/account-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';

export function PasswordRow() {
  const { password: m } = words;
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <SettingsRow
      title={m.title}
      about={m.about}
      control={
        !open && (
          <Button
            look="plain"
            onClick={() => {
              setOpen(true);
              setDone(false);
            }}
          >
            {m.open}
          </Button>
        )
      }
    >
      {done && <Alert kind="success">{m.done}</Alert>}
      {open && (
        <PasswordForm
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      )}
    </SettingsRow>
  );
}

function PasswordForm({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const m = words.password;
  const { mutateAsync } = useChangePassword();
  const form = useApiForm({
    initialValues: { password: '', newPassword: '' },
    validate: { password: required, newPassword },
    submit: async (values) => {
      await mutateAsync(values);
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={m.submit} cancel={m.cancel} onCancel={onClose}>
      <PasswordField
        label={m.present}
        toggleLabel={words.showPassword}
        {...form.getInputProps('password')}
      />
      <PasswordField
        fresh
        label={m.fresh}
        toggleLabel={words.showPassword}
        hint={m.rules}
        {...form.getInputProps('newPassword')}
      />
    </AccountForm>
  );
}
