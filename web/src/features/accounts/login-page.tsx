import { useMessages } from '../../lib/messages/messages.ts';

export function LoginPage() {
  const m = useMessages('login');
  return <h1>{m.banner}</h1>;
}
