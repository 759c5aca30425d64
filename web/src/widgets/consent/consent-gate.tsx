import { consentVersion } from '@kindred/contract/accounts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useOwnAccount } from '../../api/personal-data.ts';
import { messages } from '#texts/personal-data.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import column from '../../ui/pages/column.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';

// Most members agreed when they registered.
const ConsentForm = lazyRouteComponent(() => import('./consent-form.tsx'), 'ConsentForm');

interface Props {
  children: ReactNode;
}

/**
 * Asks for the consent of members who signed up through a provider, who withdrew it and came back, or who agreed to an
 * earlier text. Staff have no profile and need none.
 */
export function ConsentGate({ children }: Props) {
  const account = useOwnAccount();
  const { user } = useSession();
  if (user?.isAdmin || account.data?.consent?.version === consentVersion) return children;
  if (account.data)
    return (
      <Suspense>
        <ConsentForm />
      </Suspense>
    );
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <QueryState query={account} words={messages} />
    </div>
  );
}
