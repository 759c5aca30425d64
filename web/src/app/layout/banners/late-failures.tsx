import { useLocation, useRouter } from '@tanstack/react-router';
import { messages as m } from '#texts/late-failures.ts';
import { forgetFailure, officeFailures } from '../../../lib/failures/office-failures.ts';
import { watchLateFailures } from '../../../lib/failures/watch-late-failures.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { queryClient } from '../../query-client.ts';
import classes from './late-failures.module.css';

// From the first page of the back office on, before this is shown there.
watchLateFailures(queryClient.getMutationCache());

/** What failed after its page was left, on every page of the back office. The desk shows failures of its cases itself. */
export function LateFailures() {
  const { history } = useRouter();
  const isDesk = useLocation().pathname === '/desk';
  const failures = officeFailures.use().filter(({ caseId }) => !isDesk || caseId === null);
  if (failures.length === 0) return null;
  return (
    <div className={`floats grid justify-items-center gap-2 text-sm ${classes.failures}`}>
      {failures.map(({ key, text, href, caseId, typed }) => (
        <Alert key={key} kind="danger">
          {text}{' '}
          {typed.length > 0 && (
            <q
              className="block max-h-[40vh] overflow-y-auto py-1.5 whitespace-pre-wrap plaintext"
              aria-label={m.typed}
            >
              {typed.join(' ')}
            </q>
          )}
          <Button
            href={href}
            look="plain"
            size="xs"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              if (caseId === null) forgetFailure(key);
              history.push(href);
            }}
          >
            {caseId === null ? m.openPage : m.openCase}
          </Button>{' '}
          <Button look="quiet" size="xs" onClick={() => forgetFailure(key)}>
            {m.hide}
          </Button>
        </Alert>
      ))}
    </div>
  );
}
