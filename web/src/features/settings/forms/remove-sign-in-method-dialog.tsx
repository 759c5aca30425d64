import type { SignInMethod } from '@kindred/contract/accounts/sign-in-methods';
import { useRemoveSignInMethod } from '../../../api/accounts/sign-in-methods.ts';
import { messages as words } from '#texts/own-account.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { AccountForm } from './account-form.tsx';

interface Props {
  method: SignInMethod;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function RemoveSignInMethodDialog({ method, opened, onClose, onDone }: Props) {
  const m = words.signInMethods;
  return (
    <Dialog
      title={m.dialog({ name: m.names[method] })}
      closeLabel={m.cancel}
      opened={opened}
      onClose={onClose}
    >
      <RemoveSignInMethodForm method={method} onClose={onClose} onDone={onDone} />
    </Dialog>
  );
}

/** The call itself asks for a fresh proof. */
function RemoveSignInMethodForm({ method, onClose, onDone }: Omit<Props, 'opened'>) {
  const m = words.signInMethods;
  const { mutateAsync } = useRemoveSignInMethod();
  const form = useApiForm({
    initialValues: {},
    submit: async () => {
      await mutateAsync(method);
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={m.submit} cancel={m.cancel} inDialog onCancel={onClose}>
      <p>{m.why({ name: m.names[method] })}</p>
    </AccountForm>
  );
}
