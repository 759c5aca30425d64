import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useState } from 'react';
import { messages as words } from '../../lib/messages/own-account.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { required } from '../../lib/field-rules.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountForm } from './account-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import classes from './account-form.module.css';
import { useDeactivate } from '../../api/accounts/credentials.ts';
import { PasswordField } from '../../ui/password-field.tsx';

export function BreakRow() {
  const { pause: m } = words;
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <SettingsRow
      title={m.title}
      about={m.about}
      control={
        <Button variant="default" onClick={() => setOpened(true)}>
          {m.open}
        </Button>
      }
    >
      <Dialog title={m.dialog} closeLabel={m.cancel} opened={opened} onClose={close}>
        <BreakForm onClose={close} />
      </Dialog>
    </SettingsRow>
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
      <ul className={`grid gap-2 ${classes.points}`}>
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
