import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useOwnAccount } from '../../../api/personal-data.ts';
import { messages as words } from '#texts/personal-data.ts';
import { messages as agreement } from '#texts/consent.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { SettingsRow } from './settings-row.tsx';

// Few visits need it.
const LeaveDialog = lazyRouteComponent(() => import('../forms/leave-dialog.tsx'), 'LeaveDialog');

/** The consent that a member gave, and the button to withdraw it. */
export function ConsentRow() {
  const { consent: m } = words;
  const account = useOwnAccount();
  const { user } = useSession();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const consent = account.data?.consent;
  // Staff have no profile and so give no consent.
  if (user?.isAdmin && !consent) return null;
  return (
    <SettingsRow
      title={m.title}
      about={consent ? m.given({ date: consent.givenAt }) : consent === null && m.missing}
      control={
        consent && (
          <Button
            look="plain"
            onClick={() => {
              setWanted(true);
              setOpened(true);
            }}
          >
            {m.withdraw}
          </Button>
        )
      }
    >
      <QueryState query={account} words={words} rows={1} />
      {consent && (
        <blockquote className="m-0 border-s-2 border-line-strong ps-3 text-pretty text-muted">
          {agreement.text}
        </blockquote>
      )}
      {consent === null && (
        <Link to="/welcome" className={columnLink}>
          {m.toProfile}
        </Link>
      )}
      {wanted && (
        <Suspense>
          <LeaveDialog withdraws opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </SettingsRow>
  );
}
