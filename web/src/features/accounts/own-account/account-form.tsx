import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { ReactNode } from 'react';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import classes from './account-form.module.css';

interface Props {
  submit: string;
  cancel: string;
  pending: boolean;
  danger?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  error?: string | false | null;
  children: ReactNode;
}

/** A form of the settings that opens in place or in a dialog. What is typed stays when it fails. */
export function AccountForm({ children, error, pending, ...props }: Props) {
  const { user } = useSession();
  const form = useFirstField();
  const button = useKeptFocus(pending);
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) props.onSubmit();
      }}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      {children}
      {error && <Notice kind="danger">{error}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={props.onCancel}>
          {props.cancel}
        </Button>
        <Button
          ref={button}
          type="submit"
          radius={999}
          loading={pending}
          {...(props.danger && { color: 'danger' })}
        >
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
