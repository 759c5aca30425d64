import { useGiveProof } from '../../api/accounts/fresh-proof.ts';
import { required } from '../../lib/failures/field-rules.ts';
import { messages as m } from '#texts/confirm-identity.ts';
import type { ProofRequest } from '../../lib/sessions/proof-request.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import { MailCode } from './mail-code.tsx';

/** Asks for the password, a code of the authenticator app, or the code of a mail. */
export function ConfirmIdentityForm({ request }: { request: ProofRequest }) {
  const { by, settle } = request;
  const { user } = useSession();
  const { mutateAsync } = useGiveProof();
  const field = by === 'password' ? 'password' : 'code';
  const form = useApiForm({
    initialValues: { password: '', code: '' },
    validate: { [field]: required },
    submit: async (values) => {
      await mutateAsync({ [field]: by === 'password' ? values.password : values.code.trim() });
      settle(true);
    },
  });
  const button = useKeptFocus(form.submitting);
  return (
    <form className="grid gap-5" {...form.formProps}>
      <p>{m.about}</p>
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} />
      {by === 'code' && <MailCode email={user?.email ?? ''} />}
      {by === 'password' ? (
        <PasswordField
          data-autofocus
          label={m.password}
          toggleLabel={m.showPassword}
          {...form.getInputProps('password')}
        />
      ) : (
        <TextField
          data-autofocus
          size="lg"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          label={by === 'second-factor' ? m.appCode : m.mailedCode}
          {...form.getInputProps('code')}
        />
      )}
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={() => settle(false)}>
          {m.cancel}
        </Button>
        <Button ref={button} type="submit" look="ink" busy={form.submitting}>
          {m.submit}
        </Button>
      </DialogFooter>
    </form>
  );
}
