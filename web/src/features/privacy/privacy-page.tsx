import { useMessages } from '../../lib/messages/messages.ts';

export function PrivacyPage() {
  const m = useMessages('privacy');
  return <h1>{m.title}</h1>;
}
