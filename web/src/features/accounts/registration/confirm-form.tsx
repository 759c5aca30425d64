import { messages as words } from '#texts/accounts.ts';
import { messages as errors } from '#texts/errors.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import classes from '../form.module.css';

interface Props {
  label: string;
  submit: () => Promise<void>;
}

/** One button, for a member who is signed in to the account of the link. */
export function ConfirmForm({ label, submit }: Props) {
  const form = useApiForm({ initialValues: {}, failureText: errors.verification, submit });
  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={label} working={words.working} pending={form.submitting} />
    </form>
  );
}
