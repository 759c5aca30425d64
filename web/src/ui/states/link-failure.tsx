import { IconLinkOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '#texts/mailed-links.ts';
import { QueryState } from './query-state.tsx';
import { StateCard } from './state-card.tsx';

interface Props {
  /** What the link of a mail opens. Without an error, the link had no token. */
  query: Pick<UseQueryResult, 'data' | 'error'> & { refetch: () => unknown };
  /** It replaces the whole page, whose heading it then has. */
  page?: boolean;
  /** Links that lead on. */
  children: ReactNode;
}

/** In the place of what a mailed link should have opened. Only failures that pass can be tried again. */
export function LinkFailure({ query, page, children }: Props) {
  const { error } = query;
  if (error && !hasStatus(error, 400, 428)) {
    return <QueryState query={query} words={m} {...(page && { isPage: page })} />;
  }
  return (
    <StateCard
      isUrgent
      icon={<IconLinkOff className="flex-none text-muted" size={24} stroke={1.75} aria-hidden />}
      title={m.failed}
      separator=". "
      about={error ? errorText(error) : m.incomplete}
      page={page}
    >
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">{children}</p>
    </StateCard>
  );
}
