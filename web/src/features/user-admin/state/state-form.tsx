import { useState } from 'react';
import type { StaffUser } from '@kindred/contract/user-admin';
import { type VersionedUser, useChangeState } from '../../../api/user-admin/users.ts';
import { messages } from '#texts/user-admin.ts';
import { staleData } from '../../../lib/calls/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { ReasonForm } from '../../../ui/dialogs/reason-dialog.tsx';
import { type BanLength, banEnd } from './ban-end.ts';
import { BanFields } from './ban-fields.tsx';
import type { BanReason } from './ban-reasons.ts';
import type { AppliedStateChange, StateRequest } from './state-change.ts';
import { FraudWarningCount } from '../../../widgets/fraud-warnings.tsx';
import { stateVerb } from './state-verb.ts';
import { formatDate } from '../../../lib/formats/formats.ts';

interface Props {
  request: StateRequest;
  loaded: VersionedUser | undefined;
  onClose: () => void;
  onChanged: (change: AppliedStateChange) => void;
}

export function StateForm({ request, loaded, onClose, onChanged }: Props) {
  const { state: m } = messages;
  const { mutateAsync, error } = useChangeState();
  const [opened] = useState(() => Date.now());
  const [newer, setNewer] = useState<VersionedUser | null>(null);
  const current = newer ?? loaded;
  const { user, state } = request;
  const form = useApiForm<
    BanLength & { reason: string; pick: BanReason | undefined; forFraud: boolean }
  >({
    initialValues: { reason: '', pick: undefined, days: '7', date: '', forFraud: false },
    submit: async () => {
      if (!current || until === null) return;
      const { user: before, version } = current;
      const change = {
        user,
        state,
        reason: reason.trim(),
        ...(until && { until }),
        ...(banning && forFraud && { forFraud }),
        version,
      };
      try {
        const after = await mutateAsync(change);
        onChanged({ ...request, before, version: after.version });
        onClose();
      } catch (failure) {
        setNewer(staleData<VersionedUser>(failure) ?? newer);
        throw failure;
      }
    },
  });
  const { reason, days, date, forFraud } = form.values;
  const length = { days, date };
  const until = state === 'banned' ? banEnd(length, opened) : undefined;
  const ready = current && reason.trim() && until !== null;

  const banning = state === 'banned';
  return (
    <ReasonForm
      form={form}
      words={{
        reason: banning ? m.message : m.reason,
        reasonAbout: banning ? m.messageAbout : m.reasonAbout,
        cancel: m.cancel,
      }}
      submitLabel={stateVerb(state, { before: current?.user.state, length, until })}
      color={state === 'active' ? 'ink' : 'danger'}
      ready={Boolean(ready)}
      focusesReason={!banning}
      sendsByKey={banning}
      warning={staleData(error) && newer ? m.stale({ now: stateText(newer.user) }) : null}
      onClose={onClose}
    >
      {current?.user.stateReason && <p className="text-sm text-muted">{stateText(current.user)}</p>}
      {banning && <BanFields form={form} userId={user._id} />}
      {state === 'active' && current?.user.stateForFraud && (
        <FraudWarningCount id={user._id} withdraws />
      )}
    </ReasonForm>
  );
}

type UserState = Pick<StaffUser, 'state' | 'stateReason' | 'stateUntil'>;

/** The state of a user, its reason, and its end. */
function stateText({ state, stateReason, stateUntil }: UserState) {
  const { state: m } = messages;
  const until = stateUntil && formatDate(stateUntil, { timeStyle: 'short' });
  return m.now({ state: m.states[state], reason: stateReason, until });
}
