import { useAppeal } from '../../../api/statements.ts';
import { messages } from '#texts/statements.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';

export function AppealForm({ token }: { token: string }) {
  const { contest: m } = messages;
  const { mutateAsync } = useAppeal(token);
  const appeal = useApiForm({
    initialValues: { message: '' },
    submit: ({ message }) => mutateAsync(message),
  });
  return (
    <form className="grid gap-5" {...appeal.formProps}>
      <LongText
        label={m.label}
        required
        grows
        rows={4}
        maxLength={4000}
        {...appeal.getInputProps('message')}
      />
      {appeal.failure && <Alert kind="danger">{appeal.failure}</Alert>}
      <SubmitButton label={m.button} working={m.working} pending={appeal.submitting} />
    </form>
  );
}
