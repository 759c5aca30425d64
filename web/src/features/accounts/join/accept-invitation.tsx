import { Link, useNavigate } from '@tanstack/react-router';
import { useAcceptInvitation } from '../../../api/team/join.ts';
import { messages as m } from '#texts/join.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from '../form.module.css';
import { SubmitButton } from '../../../ui/fields/submit-button.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';

interface Props {
  token: string;
  email: string;
}

/** Only the account of the invited address can accept; others are told what to do. */
export function AcceptInvitation({ token, email }: Props) {
  const navigate = useNavigate();
  const { token: signedIn, user } = useSession();
  const { mutateAsync } = useAcceptInvitation(token);
  const form = useApiForm({
    initialValues: {},
    submit: async () => {
      await mutateAsync();
      const search = { joined: true, redirect: '/dashboard' } as const;
      await navigate({ to: '/sign-in', search, hash: '', replace: true });
    },
  });
  if (!signedIn) {
    return (
      <>
        <Alert kind="warning">{m.signIn({ email })}</Alert>
        <Link to="/sign-in" className={`${columnLink} ${classes.link}`}>
          {m.toSignIn}
        </Link>
      </>
    );
  }
  if (user && user.email !== email) {
    return (
      <>
        <Alert kind="warning">{m.other({ email })}</Alert>
        <Link
          to="/sign-in"
          className={`${columnLink} ${classes.link}`}
          onClick={() => void session.logout()}
        >
          {m.signOut}
        </Link>
      </>
    );
  }
  return (
    <form className={`grid gap-5 ${classes.form}`} {...form.formProps}>
      <p>{m.acceptAs({ email })}</p>
      {form.failure && <Alert kind="danger">{form.failure}</Alert>}
      <SubmitButton label={m.accept} working={m.working} pending={form.submitting} />
    </form>
  );
}
