import { acceptInvitation } from '@kindred/contract/team';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { call } from '../../../lib/call.ts';
import { errorText } from '../../../lib/error-text.ts';
import { messages } from '../../../lib/messages/team.ts';
import { session } from '../../../lib/session.ts';
import { useSession } from '../../../lib/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from '../form.module.css';
import { SubmitButton } from '../../../ui/submit-button.tsx';

interface Props {
  token: string;
  email: string;
}

/** With the account of the invited address; another one, or none, is told what to do. */
export function AcceptInvitation({ token, email }: Props) {
  const { join: m } = messages;
  const navigate = useNavigate();
  const { token: signedIn, user } = useSession();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(acceptInvitation, { body: { token } }),
    onSuccess: async ({ data }) => {
      session.keepUser(data.user);
      await navigate({ to: '/dashboard', hash: '', replace: true });
    },
  });
  if (!signedIn) {
    return (
      <>
        <Notice kind="warning">{m.signIn(email)}</Notice>
        <Link to="/sign-in" className={classes.link}>
          {m.toSignIn}
        </Link>
      </>
    );
  }
  if (user && user.email !== email) {
    return (
      <>
        <Notice kind="warning">{m.other(email)}</Notice>
        <Link to="/sign-in" className={classes.link} onClick={() => void session.logout()}>
          {m.signOut}
        </Link>
      </>
    );
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <SubmitButton label={m.accept} working={m.working} pending={isPending} />
    </form>
  );
}
