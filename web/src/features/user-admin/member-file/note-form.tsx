import { useRef } from 'react';
import { useAddNote } from '../../../api/user-admin/member-file.ts';
import { messages } from '#texts/member-file.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './member-file.module.css';

export function NoteForm({ userId }: { userId: string }) {
  const { notes: m } = messages;
  const { mutateAsync } = useAddNote(userId);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useApiForm({
    initialValues: { body: '' },
    submit: async ({ body }) => {
      await mutateAsync(body.trim());
      form.reset();
      // The button is now disabled, so the focus goes back to the field.
      field.current?.focus();
    },
  });
  return (
    <form className={`grid justify-items-end gap-3 ${classes.noteForm}`} {...form.formProps}>
      <TextArea
        ref={field}
        label={m.label}
        hint={m.about}
        rows={2}
        maxLength={2000}
        {...form.getInputProps('body')}
      />
      <Button
        type="submit"
        size="xs"
        look="ink"
        busy={form.submitting}
        disabled={!form.values.body.trim()}
      >
        {m.add}
      </Button>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
    </form>
  );
}
