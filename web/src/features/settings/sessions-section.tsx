import { errorText } from '../../lib/failures/error-text.ts';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as words } from '#texts/own-account.ts';
import { Button } from '../../ui/buttons/button.tsx';
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
    <div className={`grid grid-cols-1 gap-4 pt-4 ${classes.sessions}`}>
      <p className={column.quiet}>{m.about}</p>
      <QueryState query={query} words={words} rows={1} />
      {query.data && (
        <ul className={`m-0 grid list-none grid-cols-1 gap-3 p-0 ${classes.list}`}>
          {query.data.map(({ _id, device, address, lastUsedAt, current }) => {
            const name = device || m.unknown;
            const when = formatDate(lastUsedAt, { timeStyle: 'short' });
            return (
              <li
                key={_id}
                className={`flex flex-wrap items-center justify-between gap-3 ${classes.item}`}
              >
                <div className={`min-w-0 content-center ${classes.session}`}>
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    {name}{' '}
                    {current && (
                      <span className="rounded-sm bg-muted-soft px-2 py-0.5 text-xs text-success">
                        {m.current}
                      </span>
                    )}
                  </p>
                  <p className={column.quiet}>{m.used({ when, where: address })}</p>
                </div>
                {!current && (
                  <Button
                    className="flex-none"
                    look="plain"
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
            look="plain"
            busy={others.isPending}
            onClick={() => others.mutate(undefined, { onSuccess: () => one.reset() })}
          >
            {m.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}
