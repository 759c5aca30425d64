import { Button } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { Notice } from '../../ui/notice.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EditUserFields } from './edit-user-fields.tsx';
import classes from './edit-user-form.module.css';
import { fieldErrors, currentUserIn } from './edit-refusal.ts';
import { type VersionedUser, useEditUser } from './queries.ts';
import { type Draft, type DraftField, userChange, toDraft, changedFields } from './user-draft.ts';

/** Fields that were not typed into follow what others change meanwhile. */
export function EditUserForm({ loaded, onClose }: { loaded: VersionedUser; onClose: () => void }) {
  const { edit: m } = messages;
  const { mutate, error, isPending } = useEditUser();
  const button = useKeptFocus(isPending);
  const [current, setCurrent] = useState(loaded);
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [conflicts, setConflicts] = useState<DraftField[] | null>(null);
  const change = userChange(current.user, typed);
  const unchanged = Object.keys(change).length === 0;
  const errors = fieldErrors(error);

  function save() {
    if (unchanged || isPending) return;
    setConflicts(null);
    const onError = (failure: unknown) => {
      const now = currentUserIn(failure);
      if (!now) return;
      setConflicts(changedFields(current.user, now.user));
      setCurrent(now);
    };
    mutate({ loaded: current, change }, { onSuccess: onClose, onError });
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
      <EditUserFields
        draft={{ ...toDraft(current.user), ...typed }}
        errors={errors}
        onChange={(more) => setTyped({ ...typed, ...more })}
      />
      {conflicts ? (
        <Notice kind="warning">
          {m.stale(conflicts.map((field) => m.nowIs(m.fields[field], valueText(current, field))))}
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

function valueText({ user }: VersionedUser, field: DraftField): string {
  const { edit: m } = messages;
  const value = toDraft(user)[field];
  if (field === 'staffRole') return m.roles[user.staffRole ?? 'none'];
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  return value || m.empty;
}
