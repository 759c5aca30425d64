import { useMessages } from '../../lib/messages/messages.ts';

export function DashboardPage() {
  const m = useMessages('staff');
  return <h1>{m.dashboard}</h1>;
}
