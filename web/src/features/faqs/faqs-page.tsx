import { useMessages } from '../../lib/messages/messages.ts';

export function FaqsPage() {
  const m = useMessages('faqs');
  return <h1>{m.title}</h1>;
}
