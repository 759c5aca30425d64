import type { SignInMethod } from '@kindred/contract/accounts/sign-in-methods';
import { useState } from 'react';
import { useSignInMethods } from '../../api/accounts/sign-in-methods.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as words } from '#texts/own-account.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import column from '../../ui/pages/column.module.css';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import classes from './forms/account-form.module.css';
import { isSetUp, providers, visitProvider } from '../../lib/sessions/provider-visit.ts';
import { SettingsRow } from './rows/settings-row.tsx';

const RemoveSignInMethodDialog = lazyDialog(() =>
  import('./forms/remove-sign-in-method-dialog.tsx').then((file) => file.RemoveSignInMethodDialog),
);

export function SignInMethodsSection() {
  const m = words.signInMethods;
  const query = useSignInMethods();
  const [opened, setOpened] = useState(false);
  // Kept while the dialog closes.
  const [method, setMethod] = useState<SignInMethod>('password');
  const [removed, setRemoved] = useState<SignInMethod | null>(null);
  const signInMethods = query.data ?? [];
  // If it cannot be removed, the line above says so instead of a list.
  const only = signInMethods.length === 1 ? signInMethods[0] : undefined;
  const addable = providers.filter(
    (provider) => isSetUp(provider) && !signInMethods.some((each) => each.method === provider),
  );
  return (
    <SettingsRow
      title={m.title}
      about={query.isPending ? words.loading : only ? m.only({ method: only.method }) : m.about}
      control={
        addable.length > 0 &&
        query.data && (
          <div className="flex flex-wrap gap-3">
            {addable.map((provider) => (
              <Button
                key={provider}
                look="plain"
                onClick={() => visitProvider(provider, null, true)}
              >
                {m.add({ name: m.names[provider] })}
              </Button>
            ))}
          </div>
        )
      }
    >
      {query.isError && <QueryState query={query} words={words} />}
      {removed && <Alert kind="success">{m.removed({ name: m.names[removed] })}</Alert>}
      {signInMethods.length > 1 && (
        <ul className="m-0 grid list-none gap-3 p-0">
          {signInMethods.map(({ method: each, addedAt }) => (
            <li key={each} className="flex flex-wrap items-center justify-between gap-3">
              <div className={`min-w-0 content-center ${classes.session}`}>
                <p className="flex flex-wrap items-center gap-2 font-semibold">{m.names[each]}</p>
                {addedAt && (
                  <p className={column.quiet}>{m.since({ date: formatDate(addedAt) })}</p>
                )}
              </div>
              <Button
                look="plain"
                aria-label={m.removeNamed({ name: m.names[each] })}
                onClick={() => {
                  setRemoved(null);
                  setMethod(each);
                  setOpened(true);
                }}
              >
                {m.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RemoveSignInMethodDialog
        method={method}
        opened={opened}
        onClose={() => setOpened(false)}
        onDone={() => {
          setOpened(false);
          setRemoved(method);
        }}
      />
    </SettingsRow>
  );
}
