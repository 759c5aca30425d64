import { Button } from '@mantine/core';
import { useState } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EditFields } from './edit-fields.tsx';
import classes from './edit-form.module.css';
import { fieldErrors, sightIn } from './edit-refusal.ts';
import { type Sight, useEditUser } from './queries.ts';
import { type Draft, type DraftField, changeOf, draftOf, fieldsChanged } from './user-draft.ts';

/** What is not typed over follows what others change meanwhile. */
export function EditForm({ sight: given, onClose }: { sight: Sight; onClose: () => void }) {
  const { edit: m } = useMessages('users');
  const errorText = useErrorText();
  const { mutate, error, isPending } = useEditUser();
  const button = useKeptFocus(isPending);
  const [sight, setSight] = useState(given);
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [clashes, setClashes] = useState<DraftField[] | null>(null);
  const change = changeOf(sight.user, typed);
  const unchanged = Object.keys(change).length === 0;
  const errors = fieldErrors(error);

  function save() {
    if (unchanged || isPending) return;
    setClashes(null);
    const onError = (failure: unknown) => {
      const now = sightIn(failure);
      if (!now) return;
      setClashes(fieldsChanged(sight.user, now.user));
      setSight(now);
    };
    mutate({ sight, change }, { onSuccess: onClose, onError });
  }

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <EditFields
        draft={{ ...draftOf(sight.user), ...typed }}
        errors={errors}
        onChange={(more) => setTyped({ ...typed, ...more })}
      />
      {clashes ? (
        <Notice kind="warning">
          {m.stale(clashes.map((field) => m.nowIs(m.fields[field], nowOf(sight, field, m))))}
        </Notice>
      ) : (
        error && (
          <Notice kind="danger">
            {Object.keys(errors).length > 0 ? m.check : errorText(error)}
          </Notice>
        )
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" color="ink" loading={isPending} disabled={unchanged}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}

type Words = ReturnType<typeof useMessages<'users'>>['edit'];

function nowOf({ user }: Sight, field: DraftField, m: Words): string {
  const value = draftOf(user)[field];
  if (field === 'staffRole') return m.roles[user.staffRole ?? 'none'];
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  return value || m.empty;
}
