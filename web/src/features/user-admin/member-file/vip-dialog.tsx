import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { longestVipDays } from '@kindred/contract/user-admin/vip-days';
import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useChangeVip } from '../../../api/premium/vip.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/member-file.ts';
import { staleData } from '../../../lib/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { endOfDay, latestDay } from './vip-end.ts';

interface Props {
  file: MemberFile;
  action: 'give' | 'end' | null;
  onClose: () => void;
  onChanged: (action: 'give' | 'end') => void;
}

export function VipDialog({ file, action, onClose, onChanged }: Props) {
  const { vip: m } = messages;
  return (
    <Dialog
      opened={action !== null}
      onClose={onClose}
      title={action === 'end' ? m.endTitle : m.giveTitle}
      closeLabel={m.cancel}
    >
      {action && <VipForm file={file} action={action} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  );
}

function VipForm({ file, action, onClose, onChanged }: Props) {
  const { vip: m } = messages;
  const { mutateAsync, error } = useChangeVip(file);
  const [opened] = useState(() => Date.now());
  const days = longestVipDays(useSession().user?.staffRole);
  const form = useApiForm({
    initialValues: { day: '', reason: '' },
    fieldOf: (field) => (field === 'until' ? 'day' : field),
    submit: async () => {
      await mutateAsync({ until: until?.toISOString() ?? null, reason: reason.trim() });
      onClose();
      if (action) onChanged(action);
    },
  });
  const button = useKeptFocus(form.submitting);
  const { day, reason } = form.values;
  const until = action === 'give' && day ? endOfDay(day) : null;
  const latest = latestDay(opened, days);
  const wrong = until && wrongEnd(until.getTime());
  const ready = reason.trim() && (action === 'end' || (until && !wrong));
  const now = staleData<Pick<MemberFile, 'user'>>(error)?.user.vipUntil;
  function wrongEnd(end: number) {
    if (end <= opened) return m.past;
    const last = endOfDay(latest).getTime();
    return end > last ? m.tooLate(formatDate(last)) : null;
  }
  return (
    <form {...form.formProps}>
      {action === 'give' && (
        <TextInput
          data-autofocus
          type="date"
          label={m.lastDay}
          description={m.lastDayAbout}
          max={latest}
          {...form.getInputProps('day')}
          error={wrong ?? form.errors['day']}
        />
      )}
      <Textarea
        mt="md"
        {...(action === 'end' && { 'data-autofocus': true })}
        label={m.reason}
        description={m.reasonAbout}
        rows={3}
        maxLength={500}
        {...form.getInputProps('reason')}
      />
      {form.failure && (
        <Alert kind={now === undefined ? 'danger' : 'warning'}>
          {now === undefined ? form.failure : m.stale(now && formatDate(now))}
        </Alert>
      )}
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="ink" loading={form.submitting} disabled={!ready}>
          {action === 'end' ? m.end : m.give}
        </Button>
      </DialogFooter>
    </form>
  );
}
