import { useMessages } from '../../lib/messages/messages.ts';

export function PrivacyPage() {
  const m = useMessages('about');
  return <h1>{m.privacy.title}</h1>;
}
