import type { Chat } from '@kindred/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { useSaveDraft } from '../../../api/chat/inbox.ts';
import { type KeptText, newestText } from '../../../lib/unsent/newest-text.ts';
import { draftStep, keepDraft, readDraft } from '../../../lib/unsent/kept-drafts.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';

const saveDelayMs = 1500;
/** What was sent before that is no longer on its way. */
const mostSentTexts = 10;

export type Draft = ReturnType<typeof useDraft>;

/** A draft. This tab stores each letter, and other devices get it after a pause. The newest one wins. */
export function useDraft(chat: Chat) {
  const { _id: id } = chat.person;
  const owner = useSession().user?._id ?? '';
  const step = draftStep(id);
  const { mutate } = useSaveDraft(id);
  const [version, setVersion] = useState(0);
  const [taken, setTaken] = useState(0);
  const saved = useRef(chat.draft ?? '');
  const unsaved = useRef<string | null>(null);
  const sentTexts = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const kept = () => readDraft(owner, step) as KeptText;
  const keep = (text: KeptText) => keepDraft(owner, step, text);
  const read = () => newestText(kept(), chat);

  function save() {
    clearTimeout(timer.current);
    const text = unsaved.current;
    unsaved.current = null;
    if (text === null || text === saved.current) return;
    saved.current = text;
    mutate(text, { onSuccess: () => setSaved(text) });
  }
  /** From then on, a later one of another tab or device replaces it. */
  function setSaved(text: string) {
    const { text: typed = '' } = kept();
    if (typed.trim() === text) keep({ text: typed, isSaved: true });
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const { text, isSaved } = kept();
    // The copy in this tab may never have been saved, as after a reload.
    if (text !== undefined && !isSaved) unsaved.current = read().trim();
    timer.current = setTimeout(() => latest.current(), saveDelayMs);
    return () => latest.current();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on coming
  }, []);
  useEffect(() => {
    const { draft } = chat;
    // What is typed here is newer, and an own one comes back, maybe after the message that it became.
    if (draft === null || draft === saved.current || unsaved.current !== null) return;
    if (sentTexts.current.some((text) => text.startsWith(draft))) return;
    saved.current = draft;
    keep({ text: draft, isSaved: true });
    setTaken((count) => count + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when another tab or device has saved one
  }, [chat.draftAt]);

  function put(text: string) {
    keep({ text, at: Math.max(Date.now(), Date.parse(chat.draftAt ?? '') + 1 || 0) });
    unsaved.current = text.trim();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), text === '' ? 0 : saveDelayMs);
  }
  return {
    version,
    /** Grows with each draft that came from elsewhere. */
    taken,
    read,
    put,
    /** The text was sent. The server deletes a draft that is its beginning. */
    sent: (text: string) => {
      if (text.startsWith(saved.current)) saved.current = '';
      sentTexts.current = [text, ...sentTexts.current].slice(0, mostSentTexts);
      put('');
    },
    /** Puts another text into the field. */
    replace: (text: string) => {
      put(text);
      setVersion(version + 1);
    },
  };
}
