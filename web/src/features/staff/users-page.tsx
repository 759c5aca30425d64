import { useMessages } from '../../lib/messages/messages.ts';

export function UsersPage() {
  const m = useMessages('staff');
  return <h1>{m.users}</h1>;
}
