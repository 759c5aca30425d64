import { useState } from 'react';
import { useHeldAccounts, useReleaseHold } from '../../../api/safety.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/holds.ts';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import panel from '../../../ui/pages/panel.module.css';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';
import { DeskNav } from '../desk-nav.tsx';
import { useChosen } from '../use-chosen.ts';
import { CaseDialog } from './case-dialog.tsx';
import { HoldItem } from './hold-item.tsx';
import classes from './holds.module.css';

/** Accounts whose first messages wait for a look, cleared by keys. No one here reads a message. */
export function HoldsPage() {
  const query = useHeldAccounts();
  const release = useReleaseHold();
  const [asked, setAsked] = useState<string | null>(null);
  const [released, setReleased] = useState(0);
  const accounts = query.data?.pages.flatMap((page) => page.accounts) ?? [];
  const { current, next, move } = useChosen(accounts);

  function clear(id: string) {
    next();
    release.mutate(id, { onSuccess: () => setReleased((count) => count + 1) });
  }
  const isFree = current?.caseId === null && asked === null;
  useShortcuts(
    {
      j: asked === null && move(1),
      k: asked === null && move(-1),
      r: isFree && (() => clear(current._id)),
      c: isFree && (() => setAsked(current._id)),
    },
    { subject: current?._id ?? null, ...(current && { about: current._id }) },
  );
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="max-w-about text-muted">{m.about}</p>
      <p className="max-w-about text-muted">{m.keys}</p>
      <QueryState query={query} words={m} rows={4} />
      {release.error && <Alert kind="danger">{errorText(release.error)}</Alert>}
      <output className="text-muted">{released > 0 && m.released({ count: released })}</output>
      {query.data && accounts.length === 0 && <p className="text-muted">{m.none}</p>}
      {accounts.length > 0 && (
        <ol className="m-0 grid list-none grid-cols-1 gap-3 p-0" aria-label={m.title}>
          {accounts.map((account) => (
            <li
              key={account._id}
              className={`px-5 py-4 ${panel.panel} ${classes.account}`}
              data-about={account._id}
              aria-current={account === current || undefined}
            >
              <HoldItem
                account={account}
                onRelease={() => clear(account._id)}
                onCase={() => setAsked(account._id)}
              />
            </li>
          ))}
        </ol>
      )}
      <MoreRows query={query} label={m.more} />
      {asked !== null && <CaseDialog id={asked} onClose={() => setAsked(null)} />}
    </StaffPage>
  );
}
