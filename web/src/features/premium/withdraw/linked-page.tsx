import { Link, useLocation } from '@tanstack/react-router';
import { useLinkedContract, useWithdrawByLink } from '../../../api/premium/withdrawal.ts';
import { messages as links } from '#texts/mailed-links.ts';
import { messages as m } from '#texts/withdrawal.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import column from '../../../ui/pages/column.module.css';
import { textLink } from '../../../ui/pages/text-link.ts';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { Contracts } from './contracts.tsx';

/** The same behind the link of a mail, without signing in. It shows the contract and nothing about the member. */
export function LinkedPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const query = useLinkedContract(token);
  const { mutateAsync } = useWithdrawByLink(token ?? '');
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      {token && !query.error && (
        <h1 className="tracking-tight text-balance anywhere title-md titled:max-tablet:sr-only">
          {m.title}
        </h1>
      )}
      {token && query.isPending && <p>{m.loading}</p>}
      {(!token || query.error) && (
        <LinkFailure query={query} page>
          <Link to="/premium/withdraw" hash="" className={textLink}>
            {m.inAccount}
          </Link>
          <Link to="/help" hash="" className={textLink}>
            {links.toHelp}
          </Link>
        </LinkFailure>
      )}
      {token && query.data && <Contracts found={query.data} name="" withdraw={mutateAsync} />}
    </div>
  );
}
