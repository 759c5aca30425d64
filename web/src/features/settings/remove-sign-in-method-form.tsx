import type { SignInMethod } from '@kindred/contract/accounts/sign-in-methods';
import { useRemoveSignInMethod } from '../../api/accounts/sign-in-methods.ts';
import { messages as words } from '../../lib/messages/own-account.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { AccountForm } from './account-form.tsx';

interface Props {
  method: SignInMethod;
  onCancel: () => void;
  onDone: () => void;
}

/** The call itself asks for a fresh proof. */
export function RemoveSignInMethodForm({ method, onCancel, onDone }: Props) {
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
    <AccountForm form={form} submit={m.submit} cancel={m.cancel} inDialog onCancel={onCancel}>
      <p>{m.why(m.names[method])}</p>
    </AccountForm>
  );
}
