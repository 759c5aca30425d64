import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { useWithdrawable } from '../../../api/premium/withdrawal.ts';
import { messages as words } from '#texts/withdrawal-words.ts';
import { messages as m } from '#texts/withdrawal.ts';

/** On each page about premium, as long as there is a contract to withdraw from. */
export function WithdrawLink() {
  const { data } = useWithdrawable();
  const [contract] = data?.contracts ?? [];
  if (!contract) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="default"
        radius="xl"
        size="md"
        renderRoot={(props) => <Link to="/premium/withdraw" {...props} />}
      >
        {words.here}
      </Button>
      <p className="text-muted">{m.until({ day: contract.lastDay })}</p>
    </div>
  );
}
