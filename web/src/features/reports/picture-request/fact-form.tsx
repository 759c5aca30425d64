import { maxFactLength } from '@kindred/contract/reports/picture-request';
import { useAddFact } from '../../../api/reports/picture-requests.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/picture-requests.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { LongText } from '../../../ui/fields/long-text.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

/** Adds something to a request that is not decided yet. */
export function FactForm({ token }: { token: string }) {
  const { mutateAsync } = useAddFact(token);
  const form = useApiForm({
    initialValues: { text: '' },
    validate: { text: (text) => required(text.trim()) },
    submit: async ({ text }) => {
      await mutateAsync(text.trim());
      form.reset();
    },
  });
  return (
    <form className="grid gap-4" {...form.formProps}>
      <LongText
        label={m.add}
        hint={m.addAbout}
        size="lg"
        rows={3}
        required
        maxLength={maxFactLength}
        {...form.getInputProps('text')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.addSend} working={m.adding} pending={form.submitting} />
    </form>
  );
}
