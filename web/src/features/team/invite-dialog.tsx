import type { StaffRole } from '@kindred/contract/route';
import { useInvite } from '../../api/team.ts';
import { email as emailRule } from '../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/team.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import { RoleSelect } from './role-select.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  onSent: (email: string) => void;
}

export function InviteDialog({ opened, onClose, onSent }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.inviteTitle} closeLabel={m.cancel}>
      <InviteForm onClose={onClose} onSent={onSent} />
    </Dialog>
  );
}

function InviteForm({ onClose, onSent }: Omit<Props, 'opened'>) {
  const { mutateAsync } = useInvite();
  const form = useApiForm<{ email: string; role: StaffRole }>({
    initialValues: { email: '', role: 'moderator' },
    validate: { email: emailRule },
    submit: async ({ email, role }) => {
      await mutateAsync({ email: email.trim(), role });
      onSent(email.trim());
      onClose();
    },
  });
  const button = useKeptFocus(form.submitting);
  return (
    <form className="grid gap-4" {...form.formProps}>
      <TextField
        data-autofocus
        type="email"
        name="email"
        autoComplete="off"
        maxLength={254}
        required
        label={m.email}
        {...form.getInputProps('email')}
      />
      <RoleSelect {...form.getInputProps('role')} />
      <p className="text-muted">{m.inviteAbout}</p>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          type="submit"
          look="ink"
          busy={form.submitting}
          disabled={!form.values.email.trim()}
        >
          {m.send}
        </Button>
      </DialogFooter>
    </form>
  );
}
