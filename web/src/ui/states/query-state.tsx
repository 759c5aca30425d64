import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/failures/error-text.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Spinner } from '../buttons/spinner.tsx';
import { Failure } from './failure.tsx';
import { Offline } from './offline.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

interface Props {
  query: Pick<UseQueryResult, 'data' | 'error'> & { refetch: () => unknown };
  words: { loading: string; failed: string; again: string };
  /** The likely number of rows, so that nothing below moves when they load. */
  rows?: number;
  /** Has the shape of what comes, if that is no list of rows. */
  skeleton?: ReactNode;
  /** A failure replaces a whole page, whose heading it then has. */
  isPage?: boolean;
}

/**
 * Shows that data is loading or that loading failed. Earlier data stays visible. Data that could not be loaded
 * offline is loaded once there is a connection.
 */
export function QueryState({ query: { data, error, refetch }, words, rows, ...more }: Props) {
  const { skeleton, isPage } = more;
  const online = useOnline();
  if (!online && data === undefined) return <Offline />;
  if (error && online) {
    return (
      <Failure
        title={words.failed}
        cause={errorText(error)}
        again={words.again}
        onAgain={() => void refetch()}
        page={isPage}
      />
    );
  }
  if (data !== undefined) return null;
  if (skeleton) return skeleton;
  if (rows) return <SkeletonRows count={rows} label={words.loading} />;
  return (
    <output className="flex min-h-75 items-center justify-center gap-3 text-muted">
      <Spinner /> {words.loading}
    </output>
  );
}
