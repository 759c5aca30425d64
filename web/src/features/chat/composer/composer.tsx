import type { Chat } from '@kindred/contract/chat';
import { suffices } from '@kindred/contract/chat/content-fields';
import { longestMessage } from '@kindred/contract/chat/limits';
import type { Message } from '@kindred/contract/chat/message';
import { IconArrowUp, IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { NewMessage } from '../../../api/chat/unsent.ts';
import { isSendKey } from '../../../lib/keys/enters-lines.ts';
import { markOpened } from '../../../lib/keys/just-opened.ts';
import { messages as words } from '#texts/chat.ts';
import { lazyRouteComponent } from '@tanstack/react-router';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextLimit, useTextLimit } from '../../../ui/fields/text-limit.tsx';
import { AboutBar } from '../conversation/about-bar.tsx';
import { AddPhoto, type ChosenPhoto, PhotoToSend } from './add-photo.tsx';
import classes from './composer.module.css';
import { EditFailure } from '../messages/edit-failure.tsx';
import type { About } from '../conversation/open-chat.tsx';
import type { Draft } from './use-draft.ts';
import type { Edits, FailedEdit } from './use-edits.ts';
import { usePublishTyping } from './use-typing.ts';

const Suggestions = lazyRouteComponent(() => import('./suggestions.tsx'), 'Suggestions');

interface Props {
  chat: Chat;
  /** Whether nothing was written yet. */
  isFirst: boolean;
  draft: Draft;
  photo: ChosenPhoto;
  about: About;
  edits: Edits;
  /** The edit that is open, if it was refused. */
  failed: FailedEdit | null;
  onAbout: (about: About) => void;
  onSend: (message: NewMessage) => void;
  /** The arrow-up key in an empty field edits it. Null while a later one is not sent, or an edit is being saved. */
  lastOwn: Message | null;
}

export function Composer({ chat, draft, photo, about, onAbout, ...props }: Props) {
  const { compose: m } = words;
  const { isFirst, edits, failed, onSend, lastOwn } = props;
  const { _id: id, firstName: name } = chat.person;
  const edited = about?.do === 'edit' ? about.message : null;
  const [text, setText] = useState(() =>
    edited ? (failed?.text ?? edited.text ?? '') : draft.read(),
  );
  const [taken, setTaken] = useState(draft.taken);
  if (taken !== draft.taken) {
    setTaken(draft.taken);
    if (!edited) setText(draft.read());
  }
  const field = useRef<HTMLTextAreaElement>(null);
  const [isChanged, setChanged] = useState(false);
  const publishTyping = usePublishTyping(id);
  const { field: limited, ...limit } = useTextLimit(text, longestMessage);
  const contents = { text: text.trim() };
  const mayAdd = edited ? contents.text !== '' : suffices(contents) || photo.chosen !== null;
  // A text does not go without the photo that was chosen for it.
  const maySend = mayAdd && !photo.waiting;

  // Also after it ended: the member may keep writing.
  useEffect(() => {
    const { current: area } = field;
    if (about === undefined || !area) return;
    area.focus();
    markOpened(area);
    area.setSelectionRange(area.value.length, area.value.length);
  }, [about]);

  function write(next: string) {
    setText(next);
    setChanged(true);
    if (edited) return;
    draft.put(next);
    if (next.trim() !== '') publishTyping();
  }
  function save(message: Message, sure: boolean) {
    onAbout(null);
    if (contents.text !== message.text) edits.save(message, contents.text, sure);
  }
  function submit() {
    if (!maySend) return;
    if (edited) return save(edited, false);
    const replyTo = about?.do === 'reply' ? about.message.number : null;
    onSend({ ...contents, photo: photo.chosen, replyTo });
    photo.clear();
    setText('');
    draft.sent(contents.text);
    onAbout(null);
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (key === 'Escape' && about) return onAbout(null);
    const isFresh = lastOwn && text === '' && !about;
    if (key === 'ArrowUp' && isFresh) onAbout({ do: 'edit', message: lastOwn });
    else if (isSendKey(event)) submit();
    else return;
    event.preventDefault();
  }
  return (
    <form
      className={`mx-auto grid w-full flex-none grid-cols-1 gap-2 ${classes.composer}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <AboutBar about={about} name={name} onCancel={() => onAbout(null)} />
      <EditFailure
        error={(!isChanged && failed?.error) || null}
        onSure={() => edited && save(edited, true)}
      />
      {isFirst && text === '' && !photo.chosen && (
        <Suspense>
          <Suggestions
            id={id}
            onChoose={(opener) => {
              write(opener);
              field.current?.focus();
              markOpened(field.current);
            }}
          />
        </Suspense>
      )}
      {!edited && <PhotoToSend photo={photo} />}
      <div
        className={`flex items-end gap-1 rounded-3xl border border-line-strong p-1 ${classes.frame}`}
      >
        {!edited && <AddPhoto photo={photo} />}
        <textarea
          ref={field}
          className={`min-w-0 flex-1 border-0 bg-transparent anywhere text-ink outline-none ${classes.field}`}
          aria-label={m.label({ name })}
          placeholder={m.placeholder}
          rows={1}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
          {...limited}
        />
        <SubmitButton isEdit={edited !== null} maySend={maySend} />
      </div>
      <TextLimit {...limit} />
    </form>
  );
}

function SubmitButton({ isEdit, maySend }: { isEdit: boolean; maySend: boolean }) {
  const { compose: m } = words;
  const Icon = isEdit ? IconCheck : IconArrowUp;
  return (
    <IconButton
      look="main"
      type="submit"
      size="xl"
      round
      aria-label={isEdit ? m.save : m.send}
      aria-disabled={!maySend}
      data-idle={!maySend || undefined}
      className={classes.send}
    >
      <Icon size={20} stroke={2} aria-hidden />
    </IconButton>
  );
}
