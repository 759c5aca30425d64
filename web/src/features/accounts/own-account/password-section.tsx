import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as words } from '../../../lib/messages/own-account.ts';
import column from '../../../ui/column.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { fieldError, useChangePassword } from './account-queries.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from '../password-field.tsx';

export function PasswordSection() {
  const { password: m } = words;
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <Section title={m.title}>
      <p className={column.quiet}>{m.about}</p>
      {done && <Notice kind="success">{m.done}</Notice>}
      {open ? (
        <PasswordForm
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      ) : (
        <div>
          <Button
            variant="default"
            onClick={() => {
              setOpen(true);
              setDone(false);
            }}
          >
            {m.open}
          </Button>
        </div>
      )}
    </Section>
  );
}

function PasswordForm({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const m = words.password;
  const { mutate, error, isPending, reset } = useChangePassword();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const ofFields = {
    password: fieldError(error, 'password'),
    newPassword: fieldError(error, 'newPassword'),
  };

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    if (error) reset();
  };

  return (
    <AccountForm
      submit={m.submit}
      cancel={m.cancel}
      pending={isPending}
      onCancel={onClose}
      onSubmit={() => mutate({ password, newPassword }, { onSuccess: onDone })}
      error={error && !ofFields.password && !ofFields.newPassword && errorText(error)}
    >
      <PasswordField
        label={m.present}
        toggleLabel={words.showPassword}
        value={password}
        onChange={edit(setPassword)}
        error={ofFields.password}
      />
      <PasswordField
        fresh
        label={m.fresh}
        toggleLabel={words.showPassword}
        hint={m.rules}
        value={newPassword}
        onChange={edit(setNewPassword)}
        error={ofFields.newPassword}
      />
    </AccountForm>
  );
}
