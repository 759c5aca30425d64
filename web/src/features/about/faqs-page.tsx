import { useMessages } from '../../lib/messages/messages.ts';

export function FaqsPage() {
  const m = useMessages('about');
  return <h1>{m.faqs.title}</h1>;
}
