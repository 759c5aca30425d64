import type { Proof } from '../../../api/accounts/second-factor.ts';
import { messages as m } from '#texts/second-factor.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';

export type Task = 'setUp' | 'replace' | 'renew' | 'turnOff';

interface Props {
  task: Task;
  submit: (proof: Proof) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password, and for a code if there is an app already. */
export function ProofForm({ task, submit, onCancel }: Props) {
  const element = useFirstField();
  const form = useApiForm({
    initialValues: { password: '', code: '' },
    submit: ({ password, code }) => submit({ password, code: code.trim() }),
  });
  const button = useKeptFocus(form.submitting);
  const { password, code } = form.values;
  const asksCode = task !== 'setUp';
  const complete = password && (code.trim() || !asksCode);
  return (
    <form ref={element} className="grid max-w-form gap-4" {...form.formProps}>
      <p className="text-pretty">{m.proof[task]}</p>
      <TextField
        type="password"
        name="password"
        autoComplete="current-password"
        required
        label={m.password}
        {...form.getInputProps('password')}
      />
      {asksCode && (
        <TextField
          name="code"
          autoComplete="one-time-code"
          required
          maxLength={40}
          label={m.present}
          {...form.getInputProps('code')}
        />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button
          ref={button}
          type="submit"
          look={task === 'turnOff' ? 'danger' : 'ink'}
          disabled={!complete}
          busy={form.submitting}
        >
          {task === 'turnOff' ? m.turnOff : m.next}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
