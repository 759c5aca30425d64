import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/statistics.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';

interface Props {
  at: number;
  onRetry: () => void;
}

/** Says that the figures are outdated. The next update is automatic, so nothing has to be done. */
export function StaleFigures({ at, onRetry }: Props) {
  const { stale } = m;
  return (
    <Alert kind="warning">
      {stale({ time: formatDate(at, { dateStyle: undefined, timeStyle: 'short' }) })}{' '}
      <Button look="plain" size="xs" onClick={onRetry}>
        {m.again}
      </Button>
    </Alert>
  );
}
