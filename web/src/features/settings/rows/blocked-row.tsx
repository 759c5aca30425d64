import { useBlocks, useUnblock } from '../../../api/blocks.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as words } from '#texts/own-account.ts';
import { messages as m } from '#texts/settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import column from '../../../ui/pages/column.module.css';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SettingsRow } from './settings-row.tsx';

export function BlockedRow() {
  const query = useBlocks();
  const { mutate, error } = useUnblock();
  const blocks = query.data?.pages.flatMap((page) => page.blocks);
  return (
    <SettingsRow title={m.blocked} about={blocks?.length === 0 ? m.noneBlocked : m.blockedAbout}>
      {query.error && <QueryState query={query} words={words} />}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {blocks && blocks.length > 0 && (
        <ul className="m-0 grid list-none gap-3 p-0">
          {blocks.map(({ memberId, firstName: name, blockedAt }) => (
            <li key={memberId} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                {name}{' '}
                <span className={column.quiet}>{m.since({ date: formatDate(blockedAt) })}</span>
              </span>
              <Button
                look="plain"
                aria-label={m.unblockName({ name })}
                onClick={() => mutate(memberId)}
              >
                {m.unblock}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button look="plain" onClick={() => void query.fetchNextPage()}>
          {m.more}
        </Button>
      )}
    </SettingsRow>
  );
}
