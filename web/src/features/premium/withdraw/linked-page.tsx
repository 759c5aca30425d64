import { useLocation } from '@tanstack/react-router';
import { useLinkedContract, useWithdrawByLink } from '../../../api/premium/withdrawal.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '../../../lib/messages/withdrawal.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import column from '../../../ui/pages/column.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { Contracts } from './contracts.tsx';

/** The same behind the link of a mail, without signing in. It shows the contract and nothing about the member. */
export function LinkedPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const query = useLinkedContract(token);
  const { mutateAsync } = useWithdrawByLink(token ?? '');
  return (
    <div className={`grid gap-6 m-auto w-full ${column.page}`}>
      <h1 className="title-md tight anywhere balance">{m.title}</h1>
      {!token && <Alert kind="warning">{m.incomplete}</Alert>}
      {token && query.isPending && <p>{m.loading}</p>}
      {query.error && <Alert kind="danger">{errorText(query.error)}</Alert>}
      {token && query.data && (
        <Contracts found={query.data} name="" email="" withdraw={mutateAsync} />
      )}
    </div>
  );
}
