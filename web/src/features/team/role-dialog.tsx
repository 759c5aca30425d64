import type { StaffRole } from '@kindred/contract/route';
import type { Colleague } from '@kindred/contract/team';
import { useChangeRole } from '../../api/team.ts';
import { messages as m } from '#texts/team.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { RoleSelect } from './role-select.tsx';

interface Props {
  colleague: Colleague | null;
  onClose: () => void;
}

export function RoleDialog({ colleague, onClose }: Props) {
  return (
    <Dialog
      opened={colleague !== null}
      onClose={onClose}
      title={m.roleTitle({ name: colleague?.name ?? colleague?.email ?? m.noName })}
      closeLabel={m.cancel}
    >
      {colleague && <RoleForm colleague={colleague} onClose={onClose} />}
    </Dialog>
  );
}

function RoleForm({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const { mutateAsync } = useChangeRole();
  const form = useApiForm<{ staffRole: StaffRole | 'none' }>({
    initialValues: { staffRole: colleague.role },
    submit: async ({ staffRole }) => {
      const role = staffRole === 'none' ? null : staffRole;
      await mutateAsync({ id: colleague._id, staffRole: role });
      onClose();
    },
  });
  const { staffRole } = form.values;
  return (
    <form className="grid gap-4" {...form.formProps}>
      <RoleSelect allowNone {...form.getInputProps('staffRole')} />
      <p className="text-muted">{m.roleAbout}</p>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          type="submit"
          look={staffRole === 'none' ? 'danger' : 'ink'}
          busy={form.submitting}
          disabled={staffRole === colleague.role}
        >
          {m.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
