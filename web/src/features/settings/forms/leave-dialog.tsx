import { say } from '../../../lib/say.ts';
import { useState } from 'react';
import { useOwnAccount } from '../../../api/personal-data.ts';
import { config } from '../../../lib/calls/config.ts';
import { messages as words } from '#texts/personal-data.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Credit } from '../../../widgets/credit.tsx';
import { LeaveForm } from './leave-form.tsx';

interface Props {
  /** Whether the member withdraws their consent, which closes the account too. */
  withdraws?: boolean;
  opened: boolean;
  onClose: () => void;
}

const day = 86_400_000;

/** Says what will happen and asks for the password or a code. */
export function LeaveDialog({ withdraws = false, opened, onClose }: Props) {
  const { leave: m, consent } = words;
  const account = useOwnAccount();
  const [until] = useState(() => Date.now() + config.keepDays.leaving * day);
  return (
    <Dialog
      title={withdraws ? consent.dialog : m.dialog}
      closeLabel={m.cancel}
      opened={opened}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {withdraws && <p>{consent.why}</p>}
        <p className="text-lg font-semibold text-balance">{m.until({ until })}</p>
        <dl className="m-0 grid gap-3 border-t border-line pt-4">
          {m.steps.map(({ when, what }) => (
            <div key={when}>
              <dt className="font-semibold">{when}</dt>
              <dd className="text-pretty text-muted">
                {say(what, { reportDays: config.keepDays.reports })}
              </dd>
            </div>
          ))}
        </dl>
        <Credit atStake />
        <QueryState query={account} words={words} />
        {account.data && (
          <LeaveForm account={account.data} withdraws={withdraws} onCancel={onClose} />
        )}
      </div>
    </Dialog>
  );
}
