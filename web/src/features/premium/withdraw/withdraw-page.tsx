import { useOwnProfile } from '../../../api/accounts/own-profile.ts';
import { useWithdraw } from '../../../api/premium/withdraw.ts';
import { useWithdrawable } from '../../../api/premium/withdrawal.ts';
import { fullName } from '../../../lib/facts/full-name.ts';
import { messages as m } from '#texts/withdrawal.ts';
import column from '../../../ui/pages/column.module.css';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SubpageHead } from '../subpage-head.tsx';
import { Contracts } from './contracts.tsx';

/** Withdrawing from a contract, for members who are signed in. */
export function WithdrawPage() {
  const query = useWithdrawable();
  const own = useOwnProfile();
  const { mutateAsync } = useWithdraw();
  const user = own.data?.user;
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <SubpageHead to="/premium/manage" back={m.back} title={m.title} />
      {query.data && user ? (
        <Contracts found={query.data} name={fullName(user) ?? ''} withdraw={mutateAsync} />
      ) : (
        <QueryState query={query.error ? query : own} words={m} rows={4} />
      )}
    </div>
  );
}
