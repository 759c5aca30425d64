import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { may } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/member-file.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';

// Most visits do not need it.
const Payments = lazyRouteComponent(() => import('../payments/payments.tsx'), 'Payments');

/** Opened on demand, because each read of a member's payments is logged. */
export function PaymentsPanel({ file: { user } }: { file: MemberFile }) {
  const { payments: m } = messages;
  const [opened, setOpened] = useState(false);
  const session = useSession();
  if (!may(session, 'readPayments')) return null;
  return (
    <Panel
      title={m.title}
      aside={
        !opened && (
          <Button look="plain" size="xs" onClick={() => setOpened(true)}>
            {m.show}
          </Button>
        )
      }
    >
      {!opened && <p className={`px-5 text-muted ${classes.none}`}>{m.about}</p>}
      {opened && (
        <Suspense fallback={<p className={`px-5 text-muted ${classes.none}`}>{m.loading}</p>}>
          <Payments id={user._id} mayChange={may(session, 'refundPayments')} />
        </Suspense>
      )}
    </Panel>
  );
}
