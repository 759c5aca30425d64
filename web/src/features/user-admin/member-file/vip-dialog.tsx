import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { Button, TextInput, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useChangeVip } from '../../../api/premium/vip.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/member-file.ts';
import { staleData } from '../../../lib/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';

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
  // The last day still counts, in the time zone of the member of staff.
  const until = action === 'give' && day ? new Date(`${day}T23:59:59`) : null;
  const past = until !== null && until.getTime() <= opened;
  const ready = reason.trim() && (action === 'end' || (until && !past));
  const now = staleData<Pick<MemberFile, 'user'>>(error)?.user.vipUntil;
  return (
    <form {...form.formProps}>
      {action === 'give' && (
        <TextInput
          data-autofocus
          type="date"
          label={m.lastDay}
          description={m.lastDayAbout}
          {...form.getInputProps('day')}
          error={past ? m.past : form.errors['day']}
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
