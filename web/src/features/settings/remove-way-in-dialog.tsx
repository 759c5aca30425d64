import type { WayIn } from '@kindred/contract/accounts/ways-in';
import { useRemoveWayIn } from '../../api/accounts/ways-in.ts';
import { messages as words } from '../../lib/messages/own-account.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  way: WayIn;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function RemoveWayInDialog({ way, opened, onClose, onDone }: Props) {
  const m = words.waysIn;
  return (
    <Dialog title={m.dialog(m.names[way])} closeLabel={m.cancel} opened={opened} onClose={onClose}>
      <RemoveWayInForm way={way} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

/** The call itself asks for a fresh proof. */
function RemoveWayInForm({ way, onClose, onDone }: Omit<Props, 'opened'>) {
  const m = words.waysIn;
  const { mutateAsync } = useRemoveWayIn();
  const form = useApiForm({
    initialValues: {},
    submit: async () => {
      await mutateAsync(way);
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={m.submit} cancel={m.cancel} inDialog onCancel={onClose}>
      <p>{m.why(m.names[way])}</p>
    </AccountForm>
  );
}
