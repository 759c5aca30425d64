import { consentVersion } from '@kindred/contract/accounts';
import type { ReactNode } from 'react';
import { useOwnAccount } from '../../api/personal-data.ts';
import { messages } from '#texts/personal-data.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import column from '../../ui/pages/column.module.css';
import { QueryState } from '../../ui/states/query-state.tsx';
import { ConsentForm } from './consent-form.tsx';

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
  if (account.data) return <ConsentForm />;
  return (
    <div className={`grid gap-6 m-auto w-full ${column.page}`}>
      <QueryState query={account} words={messages} />
    </div>
  );
}
