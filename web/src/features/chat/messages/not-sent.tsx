import { useState } from 'react';
import { useUnsent } from '../../../api/chat/unsent.ts';
import { draftStep, keepDraft, readDraft } from '../../../lib/unsent/kept-drafts.ts';
import { messages as words } from '#texts/chat.ts';
import { summaryOf } from '../../../lib/facts/summary-of.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './not-sent.module.css';

/** Text that can no longer be sent, as the chat has ended. It stays until its author deletes it. */
export function NotSent({ id }: { id: string }) {
  const { ended: m, stopped, message, inbox } = words;
  const owner = useSession().user?._id ?? '';
  const step = draftStep(id);
  const { refused, drop } = useUnsent(id);
  const [draft, setDraft] = useState(() => {
    const { text = '' } = readDraft(owner, step) as { text?: string };
    return text.trim();
  });
  const [copied, setCopied] = useState(false);
  const texts = [...refused.map(({ text }) => text), draft].filter(Boolean);
  if (refused.length === 0 && !draft) return null;

  function discard() {
    for (const each of refused) drop(each);
    keepDraft(owner, step, null);
    setDraft('');
  }
  const copy = () =>
    void navigator.clipboard.writeText(texts.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className={`grid gap-3 text-start ${classes.notSent}`}>
      {refused.length > 0 && <Alert kind="danger">{m.notSent({ count: refused.length })}</Alert>}
      <ul
        className="m-0 grid max-h-[40vh] list-none gap-2 overflow-y-auto p-0"
        aria-label={m.texts}
      >
        {refused.map((each) => (
          <li
            className="rounded-md border border-line px-3.5 py-2.5 anywhere whitespace-pre-wrap"
            key={each.id}
          >
            {summaryOf(each)}
          </li>
        ))}
        {draft && (
          <li className="rounded-md border border-line px-3.5 py-2.5 anywhere whitespace-pre-wrap">
            <strong>{inbox.draft}</strong> {draft}
          </li>
        )}
      </ul>
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {texts.length > 0 && (
          <Button look="plain" onClick={copy}>
            {message.copy}
          </Button>
        )}
        <Button look="quiet" onClick={discard}>
          {stopped.discard}
        </Button>
        <output>{copied && m.copied}</output>
      </div>
    </div>
  );
}
