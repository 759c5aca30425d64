import { useMessages } from '../../lib/messages/messages.ts';

export function ReportsPage() {
  const m = useMessages('staff');
  return <h1>{m.reports}</h1>;
}
