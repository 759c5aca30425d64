import type { Report } from '@kindred/contract/reports';
import { type KeyboardEvent, useRef } from 'react';
import { useReply } from '../../../api/reports/handling.ts';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { messages } from '#texts/reports.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import classes from './reply-dialog.module.css';
import { LongText } from '../../../ui/fields/long-text.tsx';

interface Props {
  report: Report;
  onClose: () => void;
}

export function ReplyForm({ report, onClose }: Props) {
  const { reply: m } = messages;
  const { mutateAsync } = useReply(report);
  // A saved note is not sent again when the reply after it failed.
  const savedNote = useRef('');
  const form = useApiForm({
    initialValues: { message: '', note: '' },
    validate: { message: (text) => (text.trim() ? null : m.blank) },
    validateInputOnChange: ['message'],
    submit: async ({ message, note }) => {
      if (note.trim() && note !== savedNote.current) {
        await mutateAsync({ message: note, isInternal: true });
        savedNote.current = note;
      }
      await mutateAsync({ message, isInternal: false });
      onClose();
    },
  });
  const error = form.errors['message'];
  const blank = form.values.message.trim() === '';

  const sendByKey = (event: KeyboardEvent) => {
    if (isSendChord(event)) event.currentTarget.closest('form')?.requestSubmit();
  };

  return (
    <form className={`mt-4 grid gap-4 ${classes.fields}`} {...form.formProps}>
      <LongText
        data-autofocus
        label={m.message}
        hint={m.messageAbout}
        required
        rows={4}
        maxLength={4000}
        {...form.getInputProps('message')}
        error={Boolean(error)}
        onKeyDown={sendByKey}
      />
      <LongText
        label={m.note}
        hint={m.noteAbout}
        rows={2}
        maxLength={4000}
        {...form.getInputProps('note')}
        onKeyDown={sendByKey}
      />
      {error && <Alert kind="warning">{error}</Alert>}
      {form.failure && <Alert kind="danger">{m.failed}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" look="ink" disabled={blank || form.submitting}>
          {form.submitting ? m.sending : m.send}
        </Button>
      </DialogFooter>
    </form>
  );
}
