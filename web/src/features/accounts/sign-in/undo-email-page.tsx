import { Link, useLocation } from '@tanstack/react-router';
import { useMailedLink, useUndoEmailChange } from '../../../api/accounts/mailed-links.ts';
import { messages as links } from '#texts/mailed-links.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages } from '#texts/accounts.ts';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { FormPage } from '../form-page.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';
import { NewPasswordForm } from './new-password-form.tsx';

/** The page behind the link that the old mailbox gets when an address changes. */
export function UndoEmailPage() {
  const m = messages.undo;
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const link = useMailedLink('undo-email', token);
  const { data } = link;
  const { mutateAsync, isSuccess } = useUndoEmailChange(token ?? '');
  if (isSuccess && data) {
    return (
      <FormPage key="done" takesFocus title={m.doneTitle} lead={m.done({ email: data.email })}>
        <Link to="/sign-in" hash="" className={`${columnLink} ${classes.link}`}>
          {m.toSignIn}
        </Link>
      </FormPage>
    );
  }
  return (
    <FormPage title={m.title} lead={data && m.lead({ email: data.email, present: data.present })}>
      {token && link.isPending && <p>{m.reading}</p>}
      {(!token || link.error) && (
        <LinkFailure query={link}>
          <Link to="/help" hash="" className={columnLink}>
            {links.toHelp}
          </Link>
        </LinkFailure>
      )}
      {data && (
        <NewPasswordForm
          email={data.email}
          label={m.password}
          submitLabel={m.submit}
          submit={mutateAsync}
        />
      )}
    </FormPage>
  );
}
