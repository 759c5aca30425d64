import type { UseQueryResult } from '@tanstack/react-query';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/earlier.ts';
import { useOnline } from '../../lib/use-online.ts';

/** Whatever is older was kept in the browser. */
const opened = performance.timeOrigin;

interface Props {
  query: Pick<UseQueryResult, 'dataUpdatedAt'>;
  className?: string;
}

/** Says from when the shown data is, until it is loaded again. */
export function Earlier({ query: { dataUpdatedAt: at }, className = '' }: Props) {
  const online = useOnline();
  if (at === 0 || (online && at >= opened)) return null;
  return <p className={`text-sm text-muted ${className}`}>{m.earlier({ time: timeOf(at) })}</p>;
}

function timeOf(at: number) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return formatDate(at, { timeStyle: 'short', ...(isToday && { dateStyle: undefined }) });
}
