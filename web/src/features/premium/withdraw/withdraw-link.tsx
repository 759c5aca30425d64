import { Link } from '@tanstack/react-router';
import { useWithdrawable } from '../../../api/premium/withdrawal.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { messages as words } from '#texts/withdrawal-words.ts';
import { messages as m } from '#texts/withdrawal.ts';

/** On each page about premium, as long as there is a contract to withdraw from. */
export function WithdrawLink() {
  const { data } = useWithdrawable();
  const [contract] = data?.contracts ?? [];
  if (!contract) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="plain" size="md" render={(props) => <Link to="/premium/withdraw" {...props} />}>
        {words.here}
      </Button>
      <p className="text-muted">{m.until({ day: contract.lastDay })}</p>
    </div>
  );
}
