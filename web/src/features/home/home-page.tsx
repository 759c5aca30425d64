import { useMessages } from '../../lib/messages/messages.ts';

export function HomePage() {
  const m = useMessages('home');
  return <h1>{m.title}</h1>;
}
