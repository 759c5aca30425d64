import type { User } from '@kindred/contract/members';
import { entered } from '../../../api/accounts/sign-in.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { email } from '../../../lib/failures/field-rules.ts';
import { messages as words } from '#texts/accounts.ts';
import { messages as errors } from '#texts/errors.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';

/** The form of address and password, for members and for staff. */
export function useSignInForm(onEntered: (user: User) => Promise<void>) {
  const { status, error } = useSession();
  const form = useApiForm({
    initialValues: { email: '', password: '' },
    validate: {
      email,
      password: (password: string) => (password === '' ? words.passwordMissing : null),
    },
    failureText: errors.login,
    onValuesChange: () => {
      if (session.get().error) session.reset();
    },
    submit: async (values) => {
      const user = await entered(session.login(values));
      if (user) await onEntered(user);
    },
  });
  // A second step that can no longer succeed leads back to this form with its error.
  const refused = status === 'failed' ? errorText(error, errors.login) : null;
  return { ...form, failure: form.failure ?? refused };
}
