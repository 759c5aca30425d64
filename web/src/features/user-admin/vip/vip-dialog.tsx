import { dayIn } from '@kindred/contract/day-in';
import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { longestVipDays } from '@kindred/contract/user-admin/vip-days';
import { useState } from 'react';
import { useChangeVip } from '../../../api/premium/vip.ts';
import { endOfDay } from '../../../lib/formats/end-of-day.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/member-file.ts';
import { config } from '../../../lib/calls/config.ts';
import { staleData } from '../../../lib/calls/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { ReasonDialog, ReasonForm } from '../../../ui/dialogs/reason-dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { latestDay } from './vip-end.ts';

interface Props {
  file: MemberFile;
  action: 'give' | 'end' | null;
  /** The end of VIP that the team gave, which is changed instead of given. */
  given: string | null;
  onClose: () => void;
  onChanged: (action: 'give' | 'end') => void;
}

export function VipDialog({ action, onClose, ...props }: Props) {
  const { vip: m } = messages;
  return (
    <ReasonDialog
      subject={action}
      onClose={onClose}
      title={action === 'end' ? m.endTitle : props.given ? m.changeTitle : m.giveTitle}
      closeLabel={m.cancel}
    >
      {(chosen) => <VipForm {...props} action={chosen} onClose={onClose} />}
    </ReasonDialog>
  );
}

type FormProps = Props & { action: 'give' | 'end' };

function VipForm({ file, action, given, onClose, onChanged }: FormProps) {
  const { vip: m } = messages;
  const { mutateAsync, error } = useChangeVip(file);
  const [opened] = useState(() => Date.now());
  const days = longestVipDays(useSession().user?.staffRole);
  const form = useApiForm({
    initialValues: { day: given ? dayIn(config.timeZone, given) : '', reason: '' },
    fieldOf: (field) => (field === 'until' ? 'day' : field),
    submit: async () => {
      await mutateAsync({ until: until?.toISOString() ?? null, reason: reason.trim() });
      onClose();
      onChanged(action);
    },
  });
  const { day, reason } = form.values;
  const until = action === 'give' && day ? endOfDay(day) : null;
  const latest = latestDay(opened, days);
  const wrong = until && wrongEnd(until.getTime());
  const ready = reason.trim() && (action === 'end' || (until && !wrong));
  const now = staleData<Pick<MemberFile, 'user'>>(error)?.user.vipUntil;
  function wrongEnd(end: number) {
    if (end <= opened) return m.past;
    const last = endOfDay(latest).getTime();
    return end > last ? m.tooLate({ day: formatSiteDate(last) }) : null;
  }
  return (
    <ReasonForm
      form={form}
      words={m}
      submitLabel={action === 'end' ? m.end : given ? m.change : m.give}
      ready={Boolean(ready)}
      focusesReason={action === 'end'}
      warning={now === undefined ? null : m.stale({ until: now && formatSiteDate(now) })}
      onClose={onClose}
    >
      {action === 'give' && (
        <TextField
          data-autofocus
          type="date"
          label={m.lastDay}
          hint={m.lastDayAbout}
          max={latest}
          {...form.getInputProps('day')}
          error={wrong ?? form.errors['day']}
        />
      )}
    </ReasonForm>
  );
}
