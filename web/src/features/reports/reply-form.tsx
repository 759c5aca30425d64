import type { Report } from '@kindred/contract/reports';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import { messages } from '../../lib/messages/reports.ts';
import { Notice } from '../../ui/notice.tsx';
import { useReply } from './queries.ts';
import classes from './reply-modal.module.css';

interface Props {
  report: Report;
  onClose: () => void;
}

export function ReplyForm({ report, onClose }: Props) {
  const { reply: m } = messages;
  const { mutateAsync, isPending, isError } = useReply(report);
  const [message, setMessage] = useState('');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState(false);
  // A note that has been kept is not sent again when the reply after it failed.
  const keptNote = useRef('');
  const blank = message.trim() === '';

  async function send() {
    if (isPending) return;
    if (blank) return setRefused(true);
    try {
      if (note.trim() && note !== keptNote.current) {
        await mutateAsync({ message: note, isInternal: true });
        keptNote.current = note;
      }
      await mutateAsync({ message, isInternal: false });
      onClose();
    } catch {
      // Told below; what was typed stays.
    }
  }

  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        data-autofocus
        label={m.message}
        description={m.messageAbout}
        required
        withAsterisk={false}
        rows={4}
        maxLength={4000}
        value={message}
        onKeyDown={sendByKey}
        onChange={({ currentTarget: { value } }) => {
          setMessage(value);
          setRefused(value.trim() === '');
        }}
      />
      <Textarea
        label={m.note}
        description={m.noteAbout}
        rows={2}
        maxLength={4000}
        value={note}
        onKeyDown={sendByKey}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      {refused && blank && <Notice kind="warning">{m.blank}</Notice>}
      {isError && !isPending && <Notice kind="danger">{m.failed}</Notice>}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" color="ink" disabled={blank || isPending}>
          {isPending ? m.sending : m.send}
        </Button>
      </div>
    </form>
  );
}
