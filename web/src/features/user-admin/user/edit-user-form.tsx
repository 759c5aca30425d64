import { useState } from 'react';
import { type VersionedUser, useEditUser } from '../../../api/user-admin/users.ts';
import { messages } from '#texts/user-admin.ts';
import { staleData } from '../../../lib/calls/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { EditUserFields } from './edit-user-fields.tsx';
import { type Draft, changedFields, toDraft, typedFields, userChange } from './user-draft.ts';

interface Props {
  loaded: VersionedUser;
  onClose: () => void;
}

/** Fields that were not edited follow changes by others. */
export function EditUserForm({ loaded, onClose }: Props) {
  const { edit: m } = messages;
  const { mutateAsync } = useEditUser();
  const [current, setCurrent] = useState(loaded);
  const [conflicts, setConflicts] = useState<(keyof Draft)[] | null>(null);
  const form = useApiForm<Draft>({
    initialValues: toDraft(loaded.user),
    fieldOf: (field) => field.replace('location.', ''),
    submit: async (values) => {
      setConflicts(null);
      try {
        await mutateAsync({ loaded: current, change: userChange(current.user, values) });
        onClose();
      } catch (failure) {
        const newer = staleData<VersionedUser>(failure);
        if (newer) follow(newer, values);
        throw failure;
      }
    },
  });
  const button = useKeptFocus(form.submitting);
  const unchanged = Object.keys(userChange(current.user, form.values)).length === 0;

  function follow(newer: VersionedUser, values: Draft) {
    setConflicts(changedFields(current.user, newer.user));
    form.setValues({ ...toDraft(newer.user), ...typedFields(current.user, values) });
    setCurrent(newer);
  }

  return (
    <form className="grid gap-4" {...form.formProps}>
      <EditUserFields form={form} />
      {conflicts ? (
        <Alert kind="warning">
          {m.stale({
            changes: conflicts
              .map((field) => m.nowIs({ field: m.fields[field], value: valueText(current, field) }))
              .join(' '),
          })}
        </Alert>
      ) : Object.keys(form.errors).length > 0 ? (
        <Alert kind="danger">{m.check}</Alert>
      ) : (
        form.failure && <Alert kind="danger">{form.failure}</Alert>
      )}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" look="ink" busy={form.submitting} disabled={unchanged}>
          {m.save}
        </Button>
      </DialogFooter>
    </form>
  );
}

function valueText({ user }: VersionedUser, field: keyof Draft): string {
  const { edit: m } = messages;
  const value = toDraft(user)[field];
  if (field === 'staffRole') return m.roles[user.staffRole ?? 'none'];
  if (typeof value === 'boolean') return value ? m.yes : m.no;
  return value || m.empty;
}
