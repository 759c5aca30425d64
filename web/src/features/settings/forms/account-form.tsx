import type { ReactNode } from 'react';
import type { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import classes from './account-form.module.css';

interface Props {
  form: Pick<ReturnType<typeof useApiForm>, 'formProps' | 'failure' | 'submitting'>;
  submit: string;
  cancel: string;
  /** The dialog confirms something serious: its button is red. */
  inDialog?: boolean;
  /** The fields that are required before the button works. */
  missing?: string | null;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a form in the settings, in place or in a dialog. */
export function AccountForm({ children, form, inDialog = false, ...props }: Props) {
  const { user } = useSession();
  const element = useFirstField();
  const button = useKeptFocus(form.submitting);
  const buttons = (
    <>
      <Button look="plain" onClick={props.onCancel}>
        {props.cancel}
      </Button>
      <Button
        ref={button}
        type="submit"
        busy={form.submitting}
        disabled={Boolean(props.missing)}
        look={inDialog ? 'danger' : 'main'}
      >
        {props.submit}
      </Button>
    </>
  );
  return (
    <form
      ref={element}
      className={`grid gap-5 ${classes.form}`}
      data-wide={inDialog || undefined}
      {...form.formProps}
    >
      {/* So that a password manager knows the account of this password. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      {children}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      {inDialog ? (
        <DialogFooter hint={props.missing ?? null}>{buttons}</DialogFooter>
      ) : (
        <div className="flex flex-wrap justify-end gap-3">{buttons}</div>
      )}
    </form>
  );
}
