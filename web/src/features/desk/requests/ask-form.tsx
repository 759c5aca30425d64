import { maxFactLength } from '@kindred/contract/reports/picture-request';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useAskForFacts } from '../../../api/desk/picture-requests.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { messages as m } from '#texts/desk-requests.ts';
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
        <Textarea
          label={m.ask}
          description={m.askAbout}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={maxFactLength}
          onKeyDown={(event) => isSendChord(event) && form.submitNow()}
          {...form.getInputProps('question')}
        />
        {form.failure && <Alert kind="danger">{form.failure}</Alert>}
        <Button
          className="justify-self-start"
          type="submit"
          variant="default"
          size="xs"
          loading={form.submitting}
        >
          {m.askSend}
        </Button>
      </form>
    </details>
  );
}
