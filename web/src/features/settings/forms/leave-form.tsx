import type { ownAccount } from '@kindred/contract/personal-data/leaving';
import { useNavigate } from '@tanstack/react-router';
import { useLeave, useMailLeavingCode } from '../../../api/personal-data.ts';
import type { RouteData } from '../../../api/query.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { required } from '../../../lib/failures/field-rules.ts';
import { messages } from '#texts/personal-data.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import column from '../../../ui/pages/column.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';

interface Props {
  account: RouteData<typeof ownAccount>;
  withdraws: boolean;
  onCancel: () => void;
}

/** Confirmed with the password, or with a mailed code by members without a password. */
export function LeaveForm({ account: { email, hasPassword }, withdraws, onCancel }: Props) {
  const { leave: m, consent } = messages;
  const navigate = useNavigate();
  const { mutateAsync } = useLeave();
  const mail = useMailLeavingCode();
  const form = useApiForm({
    initialValues: { password: '', code: '' },
    validate: hasPassword ? { password: required } : { code: required },
    submit: async ({ password, code }) => {
      const proof = hasPassword ? { password } : { code };
      signOut(await mutateAsync({ ...proof, withdrawConsent: withdraws }));
    },
  });
  const button = useKeptFocus(form.submitting);
  const codeSent = mail.isSuccess;
  const { password, code } = form.values;
  const missing = hasPassword
    ? password === '' && m.missingPassword
    : codeSent && code === '' && m.missingCode;
  const failure = form.failure ?? (mail.error && errorText(mail.error));

  /** The server has ended every session; the sign-in page says until when the account can be restored. */
  function signOut(leaving: string) {
    session.forget();
    void navigate({ to: '/sign-in', search: { leaving }, replace: true });
  }

  return (
    <form className="grid gap-5" {...form.formProps}>
      {!hasPassword && (
        <>
          <p className={column.quiet}>
            {codeSent ? m.codeSent({ email }) : m.codeAbout({ email })}
          </p>
          <div>
            <Button look="plain" busy={mail.isPending} onClick={() => mail.mutate()}>
              {m.mailCode}
            </Button>
          </div>
        </>
      )}
      {hasPassword ? (
        <TextField
          size="lg"
          type="password"
          autoComplete="current-password"
          required
          label={m.password}
          {...form.getInputProps('password')}
        />
      ) : (
        codeSent && (
          <TextField
            size="lg"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            label={m.code}
            {...form.getInputProps('code')}
          />
        )
      )}
      {failure && <Alert kind="danger">{failure}</Alert>}
      <DialogFooter hint={missing || null}>
        <Button look="plain" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          type="submit"
          look="danger"
          busy={form.submitting}
          disabled={hasPassword ? password === '' : code === ''}
        >
          {withdraws ? consent.confirm : m.confirm}
        </Button>
      </DialogFooter>
    </form>
  );
}
