import { maxFactLength } from '@kindred/contract/reports/picture-request';
import { useAskForFacts } from '../../../api/desk/picture-requests.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as m } from '#texts/desk-requests.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

/** Asks the sender for more. */
export function AskForm({ id }: { id: string }) {
  const { mutateAsync } = useAskForFacts(id);
  const form = useApiForm({
    initialValues: { question: '' },
    validate: { question: (text) => required(text.trim()) },
    submit: async ({ question }) => {
      await mutateAsync(question.trim());
      form.reset();
    },
  });
  return (
    <details>
      <summary className="disclosure cursor-pointer justify-self-start py-1 text-sm font-semibold">
        {m.ask}
      </summary>
      <form className="grid gap-2" {...form.formProps}>
        <TextArea
          label={m.ask}
          hint={m.askAbout}
          grows={6}
          rows={2}
          maxLength={maxFactLength}
          onKeyDown={(event) => isSendChord(event) && form.submitNow()}
          {...form.getInputProps('question')}
        />
        {form.failure && <Alert kind="danger">{form.failure}</Alert>}
        <Button
          className="justify-self-start"
          type="submit"
          look="plain"
          size="xs"
          busy={form.submitting}
        >
          {m.askSend}
        </Button>
      </form>
    </details>
  );
}
