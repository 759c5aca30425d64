import { useMessages } from '../../lib/messages/messages.ts';

export function LandingPage() {
  const m = useMessages('home');
  return <h1>{m.title}</h1>;
}
