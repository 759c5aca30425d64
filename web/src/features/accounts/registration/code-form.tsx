import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { entered } from '../../../api/accounts/sign-in.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { completeCode } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as errors } from '#texts/errors.ts';
import { nextPath } from '../../../lib/sessions/next-path.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { CodeField, codeLength } from '../../../ui/fields/code-field.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { useFirstField } from '../../../ui/dialogs/use-first-field.ts';
import { columnButton } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';
import { Resend } from './resend.tsx';

export function CodeForm({ onWrongAddress }: { onWrongAddress: () => void }) {
  const m = words.verify;
  const navigate = useNavigate();
  const { status, error } = useSession();
  const form = useApiForm({
    initialValues: { code: '' },
    validate: { code: completeCode(codeLength) },
    failureText: errors.verification,
    submit: async (values) => {
      const user = await entered(session.verify(values));
      if (user) await navigate({ to: nextPath(session.get()), replace: true });
    },
  });

  const first = useFirstField();

  // Clears the state of an earlier visit to this page.
  useEffect(() => session.reset(), []);

  function enterDigits(digits: string) {
    form.setFieldValue('code', digits);
    if (digits.length === codeLength) form.submitNow();
  }

  return (
    <form ref={first} className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <CodeField label={m.code} {...form.getInputProps('code')} onChange={enterDigits} />
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      {status === 'resend_failed' && (
        <Alert kind="danger">{errorText(error, errors.verification)}</Alert>
      )}
      {status === 'resend_succeeded' && <Alert kind="success">{m.sent}</Alert>}
      <SubmitButton label={m.submit} working={words.working} pending={form.submitting} />
      <p className="border-t border-line pt-5 text-pretty text-muted">{m.spam}</p>
      <Resend />
      <button type="button" className={columnButton} onClick={onWrongAddress}>
        {m.wrong}
      </button>
    </form>
  );
}
