import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as words } from '#texts/own-account.ts';
import column from '../../ui/pages/column.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import classes from './forms/account-form.module.css';
import { useEndOtherSessions, useEndSession, useSessions } from '../../api/accounts/credentials.ts';

export function SessionsSection() {
  const m = words.sessions;
  const query = useSessions();
  const one = useEndSession();
  const others = useEndOtherSessions();
  const error = one.error ?? others.error;
  return (
    <div className={`grid one-column gap-4 pt-4 ${classes.sessions}`}>
      <p className={column.quiet}>{m.about}</p>
      <QueryState query={query} words={words} rows={1} />
      {query.data && (
        <ul className={`plain-list grid one-column gap-3 ${classes.list}`}>
          {query.data.map(({ _id, device, address, lastUsedAt, current }) => {
            const name = device || m.unknown;
            const when = formatDate(lastUsedAt, { timeStyle: 'short' });
            return (
              <li key={_id} className={`row wrap between gap-3 ${classes.item}`}>
                <div className={`content-center min-w-0 ${classes.session}`}>
                  <p className="row wrap gap-2 semibold">
                    {name}{' '}
                    {current && (
                      <span className="rounded-sm color-success text-xs p-tag bg-muted-soft">
                        {m.current}
                      </span>
                    )}
                  </p>
                  <p className={column.quiet}>{m.used({ when, where: address })}</p>
                </div>
                {!current && (
                  <Button
                    className="flex-none"
                    variant="default"
                    aria-label={m.endNamed({ device: name, when })}
                    onClick={() => one.mutate(_id)}
                  >
                    {m.end}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {one.isSuccess && <Alert kind="success">{m.ended}</Alert>}
      {others.isSuccess && <Alert kind="success">{m.endedOthers}</Alert>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {query.data?.length === 1 && <p className={column.quiet}>{m.alone}</p>}
      {query.data && query.data.length > 1 && (
        <div>
          <Button
            variant="default"
            loading={others.isPending}
            onClick={() => others.mutate(undefined, { onSuccess: () => one.reset() })}
          >
            {m.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}
