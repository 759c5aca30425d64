import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/member-file.ts';
import { staleData } from '../../../lib/stale-data.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import classes from './member-file.module.css';
import { useChangeVip } from './queries.ts';

interface Props {
  file: MemberFile;
  wanted: 'give' | 'end' | null;
  onClose: () => void;
}

export function VipDialog({ file, wanted, onClose }: Props) {
  const { vip: m } = messages;
  return (
    <Dialog
      opened={wanted !== null}
      onClose={onClose}
      title={wanted === 'end' ? m.endTitle : m.giveTitle}
      closeLabel={m.cancel}
    >
      {wanted && <VipForm file={file} wanted={wanted} onClose={onClose} />}
    </Dialog>
  );
}

function VipForm({ file, wanted, onClose }: Props) {
  const { vip: m } = messages;
  const { mutate, error, isPending } = useChangeVip(file);
  const button = useKeptFocus(isPending);
  const [opened] = useState(() => Date.now());
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  // The day itself still counts, as it is where whoever decides sits.
  const until = day ? new Date(`${day}T23:59:59`) : null;
  const past = until !== null && until.getTime() <= opened;
  const ready = reason.trim() && (wanted === 'end' || (until && !past));
  const now = staleData<Pick<MemberFile, 'user'>>(error)?.user.vipUntil;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || isPending) return;
        const body = {
          until: wanted === 'give' && until ? until.toISOString() : null,
          reason: reason.trim(),
        };
        mutate(body, { onSuccess: onClose });
      }}
    >
      {wanted === 'give' && (
        <TextInput
          data-autofocus
          type="date"
          label={m.lastDay}
          description={m.lastDayAbout}
          error={past && m.past}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      )}
      <Textarea
        mt="md"
        {...(wanted === 'end' && { 'data-autofocus': true })}
        label={m.reason}
        description={m.reasonAbout}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {error && (
        <Notice kind={now === undefined ? 'danger' : 'warning'}>
          {now === undefined ? errorText(error) : m.stale(now && formatDate(now))}
        </Notice>
      )}
      <div className={classes.dialogButtons}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="ink" loading={isPending} disabled={!ready}>
          {wanted === 'end' ? m.end : m.give}
        </Button>
      </div>
    </form>
  );
}
