import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { messages } from '../../../lib/messages/desk.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/alert.tsx';

/** A note for the team. The key N leads here. */
export function NoteForm({ send }: { send: (body: string) => Promise<unknown> }) {
  const { person: m } = messages;
  const form = useApiForm({
    initialValues: { body: '' },
    submit: async ({ body }) => {
      await send(body.trim());
      form.reset();
    },
  });
  const isEmpty = form.values.body.trim() === '';
  return (
    <form {...form.formProps}>
      <Textarea
        id="desk-note"
        size="sm"
        aria-label={m.note}
        placeholder={m.note}
        autosize
        minRows={1}
        maxLength={2000}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && !isEmpty) form.submitNow();
        }}
        {...form.getInputProps('body')}
      />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      {!isEmpty && (
        <Button type="submit" variant="default" size="xs" loading={form.submitting}>
          {m.addNote}
        </Button>
      )}
    </form>
  );
}
