import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { messages as words } from '../../lib/messages/personal-data.ts';
import { messages as accounts } from '../../lib/messages/accounts.ts';
import { useSession } from '../../lib/use-session.ts';
import column from '../../ui/column.module.css';
import { Notice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import classes from './leaving.module.css';
import { useGiveConsent, useOwnAccount } from './queries.ts';

interface Props {
  children: ReactNode;
}

/** Who came by a provider, or took their consent back and came back, has not agreed yet. The team has no profile to fill. */
export function ConsentGate({ children }: Props) {
  const account = useOwnAccount();
  const { user } = useSession();
  if (user?.isAdmin || account.data?.consent) return children;
  return (
    <div className={column.page}>
      <QueryState query={account} words={words} />
      {account.data && <ConsentStep />}
    </div>
  );
}

function ConsentStep() {
  const { step: m } = words;
  const { consent, consentWhy } = accounts.register.age;
  const { mutate, error, isPending } = useGiveConsent();
  const [agrees, setAgrees] = useState(false);
  return (
    <>
      <header className={column.head}>
        <h1>{m.title}</h1>
        <p>{m.why}</p>
      </header>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (agrees && !isPending) mutate();
        }}
      >
        <Checkbox
          name="consent"
          size="md"
          required
          label={consent}
          description={consentWhy}
          checked={agrees}
          onChange={({ currentTarget }) => setAgrees(currentTarget.checked)}
        />
        <Link to="/privacy" target="_blank" className={column.link}>
          {m.privacy}
        </Link>
        {error && <Notice kind="danger">{errorText(error)}</Notice>}
        <div className={classes.buttons}>
          <Link to="/home" className={column.link}>
            {m.later}
          </Link>
          <Button type="submit" radius={999} loading={isPending}>
            {m.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
