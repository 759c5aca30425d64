import type { Chat } from '@kindred/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { useSaveDraft } from '../../../api/chat/inbox.ts';
import { draftStep, keepDraft, readDraft } from '../../../lib/kept-drafts.ts';
import { useSession } from '../../../lib/use-session.ts';

const pause = 1500;

export type Draft = ReturnType<typeof useDraft>;

/** A draft. This tab stores each letter, and other devices get it after a pause. */
export function useDraft(chat: Chat) {
  const { _id: id } = chat.person;
  const owner = useSession().user?._id ?? '';
  const step = draftStep(id);
  const { mutate } = useSaveDraft(id);
  const [version, setVersion] = useState(0);
  const saved = useRef(chat.draft ?? '');
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = () => (readDraft(owner, step) as { text?: string }).text ?? chat.draft ?? '';

  function save() {
    clearTimeout(timer.current);
    const text = unsaved.current;
    unsaved.current = null;
    if (text === null || text === saved.current) return;
    saved.current = text;
    mutate(text);
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    // The copy in this tab may never have been saved, as after a reload.
    unsaved.current = read().trim();
    timer.current = setTimeout(() => latest.current(), pause);
    return () => latest.current();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming
  }, []);

  function put(text: string) {
    keepDraft(owner, step, { text });
    unsaved.current = text.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), text === '' ? 0 : pause);
  }
  return {
    version,
    read,
    put,
    /** The text was sent. The server deletes a draft that is its beginning. */
    sent: (text: string) => {
      if (text.startsWith(saved.current)) saved.current = '';
      put('');
    },
    /** Puts another text into the field. */
    replace: (text: string) => {
      put(text);
      setVersion(version + 1);
    },
  };
}
