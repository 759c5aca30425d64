import type { SignInMethod } from '@kindred/contract/accounts/sign-in-methods';
import { useRemoveWayIn } from '../../api/accounts/ways-in.ts';
import { messages as words } from '../../lib/messages/own-account.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { AccountForm } from './account-form.tsx';

interface Props {
  method: SignInMethod;
  onCancel: () => void;
  onDone: () => void;
}

/** The call itself asks for a fresh proof. */
export function RemoveWayInForm({ method, onCancel, onDone }: Props) {
  const m = words.waysIn;
  const { mutateAsync } = useRemoveWayIn();
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
