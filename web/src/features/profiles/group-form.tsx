import { minimumAge } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages as words } from '../../lib/messages/profiles.ts';
import type { OwnProfile } from '../../api/accounts/own-profile.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { clashesIn, profileIn, tellClash } from './edit-conflicts.ts';
import { type Draft, type Group, changes, toDraft } from './draft.ts';
import { fieldsOf } from './fields.tsx';
import classes from '../../ui/form.module.css';
import { useSaveProfile } from '../../api/profiles.ts';

interface Props {
  group: Group;
  own: OwnProfile;
  submit: string;
  /** Beside the button that saves. */
  other: ReactNode;
  onDone: () => void;
}

/** One group of fields. What is typed stays when saving fails. */
export function GroupForm({ group, own, submit, other, onDone }: Props) {
  const m = words.fields;
  const { mutate, error, isPending, reset } = useSaveProfile();
  const button = useKeptFocus(isPending);
  const [draft, setDraft] = useState(() => toDraft(own.user));
  const [base, setBase] = useState(own);
  const [clashes, setClashes] = useState<string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const Fields = fieldsOf[group];

  function set(change: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...change }));
    setFault(null);
    if (error) reset();
  }

  /** Where what changed meanwhile is nothing of this form, there is nothing to decide. */
  function save(on: OwnProfile) {
    setClashes([]);
    const onError = (failure: unknown) => {
      const now = profileIn(failure);
      if (!now) return;
      const found = clashesIn(group, on.user, now.user, draft);
      setBase(now);
      setClashes(found.map((field) => tellClash(field, now.user)));
      if (found.length === 0) save(now);
    };
    mutate({ body: changes[group](draft), version: on.version }, { onSuccess: onDone, onError });
  }

  function faultOf({ dateOfBirth, sought }: Draft) {
    if (group === 'seeking' && sought.length === 0) return m.noneSought;
    if (group === 'place' && !draft.country) return m.cityHint;
    if (group !== 'about') return null;
    const born = new Date(`${dateOfBirth}T00:00:00`);
    const grown = new Date(born.getFullYear() + minimumAge, born.getMonth(), born.getDate());
    if (born.getFullYear() < 1900 || born > new Date()) return m.implausible;
    return grown > new Date() ? m.tooYoung(minimumAge) : null;
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const found = faultOf(draft);
        setFault(found);
        if (!found && !isPending) save(base);
      }}
    >
      <Fields draft={draft} set={set} />
      {fault && <Notice kind="danger">{fault}</Notice>}
      {clashes.length > 0 && <Notice kind="warning">{words.stale(clashes)}</Notice>}
      {error && clashes.length === 0 && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        {other}
        <Button ref={button} type="submit" radius={999} loading={isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
