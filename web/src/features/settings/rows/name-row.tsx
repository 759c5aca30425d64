import { profileLimits } from '@kindred/contract/profiles/limits';
import { useState } from 'react';
import { type OwnProfile, useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { useSaveProfile } from '../../../api/profiles.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { messages as words } from '#texts/own-account.ts';
import { staleData } from '../../../lib/calls/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { AccountForm } from '../forms/account-form.tsx';
import { SettingsRow } from './settings-row.tsx';

/** The name under which a member of staff acts; the header shows it immediately. */
export function NameRow() {
  const { name: m } = words;
  const query = useOwnProfile();
  const [step, setStep] = useState<'shown' | 'typing' | 'done'>('shown');
  const { user } = useSession();
  const own = query.data;
  const shown = own?.user ?? user;
  return (
    <SettingsRow
      title={m.title}
      about={shown && m.about({ name: fullName(shown) ?? shown.email })}
      control={
        step !== 'typing' && (
          <Button look="plain" disabled={!own} onClick={() => setStep('typing')}>
            {m.open}
          </Button>
        )
      }
    >
      {query.error && <QueryState query={query} words={words} />}
      {step === 'done' && <Alert kind="success">{m.done}</Alert>}
      {own && step === 'typing' && (
        <NameForm own={own} onCancel={() => setStep('shown')} onDone={() => setStep('done')} />
      )}
    </SettingsRow>
  );
}

interface Props {
  own: OwnProfile;
  onCancel: () => void;
  onDone: () => void;
}

function NameForm({ own, onCancel, onDone }: Props) {
  const { name: m } = words;
  const { mutateAsync } = useSaveProfile();
  const { user } = own;
  const form = useApiForm({
    initialValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    validate: { firstName: required },
    submit: async (body) => {
      await mutateAsync({ body, version: own.version }).catch(async (error: unknown) => {
        // Other changes made since stay; only the name is replaced.
        const now = staleData<OwnProfile>(error);
        if (!now) throw error;
        await mutateAsync({ body, version: now.version });
      });
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={m.submit} cancel={m.cancel} onCancel={onCancel}>
      <TextField
        label={m.first}
        autoComplete="given-name"
        maxLength={profileLimits.name}
        {...form.getInputProps('firstName')}
      />
      <TextField
        label={m.last}
        autoComplete="family-name"
        maxLength={profileLimits.name}
        {...form.getInputProps('lastName')}
      />
    </AccountForm>
  );
}
