import { useMailProofCode } from '../../api/accounts/fresh-proof.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/confirm-identity.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';

/** Mails the code to members who have no password. */
export function MailCode({ email }: { email: string }) {
  const mail = useMailProofCode();
  return (
    <>
      <output>{mail.isSuccess ? m.codeSent({ email }) : m.codeAbout({ email })}</output>
      {mail.error && <Alert kind="danger">{errorText(mail.error)}</Alert>}
      <div>
        <Button look="plain" busy={mail.isPending} onClick={() => mail.mutate()}>
          {mail.isSuccess ? m.mailAgain : m.mailCode}
        </Button>
      </div>
    </>
  );
}
