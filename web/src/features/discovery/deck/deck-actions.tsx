import type { Choice } from '@kindred/contract/likes/choices';
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconArrowRight,
  IconHeartFilled,
  IconPencilHeart,
  IconStarFilled,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messages } from '#texts/likes.ts';
import classes from './deck.module.css';

interface Props {
  /** The person at the top; null while there is no one. */
  name: string | null;
  mayUndo: boolean;
  /** How many super likes are left today; undefined as long as it is not known. */
  superlikes: number | undefined;
  choose: (choice: Choice) => void;
  undo: () => void;
  write: () => void;
}

/** They stay in place, so that the focus and the finger do, while the cards change. */
export function DeckActions({ name, mayUndo, superlikes, choose, undo, write }: Props) {
  const { discover: m } = messages;
  const person = name ?? '';
  const off = name === null;
  return (
    // Likes are to the right in every language, as a card is thrown there and the right arrow key likes.
    <fieldset
      dir="ltr"
      className={`pointer-events-none sticky z-1 m-0 flex items-start justify-center border-0 p-0 ${classes.actions}`}
      aria-label={m.actions}
    >
      <Action label={m.undo} hint="Z" disabled={!mayUndo} onClick={undo}>
        <IconArrowBackUp size={22} stroke={1.75} aria-hidden />
      </Action>
      <Action
        label={m.pass({ name: person })}
        hint={<IconArrowLeft size={14} stroke={2} />}
        look="large"
        disabled={off}
        onClick={() => choose('pass')}
      >
        <IconX size={30} stroke={2} aria-hidden />
      </Action>
      <Action
        label={m.superlike({ name: person })}
        hint="S"
        look="star"
        count={superlikes}
        about={superlikes === undefined ? undefined : m.superlikesLeft({ left: superlikes })}
        disabled={off}
        onClick={() => choose('superlike')}
      >
        <IconStarFilled size={22} aria-hidden />
      </Action>
      <Action
        label={m.like({ name: person })}
        hint={<IconArrowRight size={14} stroke={2} />}
        look="like"
        disabled={off}
        onClick={() => choose('like')}
      >
        <IconHeartFilled size={30} aria-hidden />
      </Action>
      <Action label={m.note({ name: person })} hint="N" disabled={off} onClick={write}>
        <IconPencilHeart size={22} stroke={1.75} aria-hidden />
      </Action>
    </fieldset>
  );
}

interface ActionProps {
  label: string;
  hint: ReactNode;
  look?: 'large' | 'star' | 'like';
  count?: number | undefined;
  about?: string | undefined;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Disabled for assistive technology only, so that it keeps the focus while the next card comes. */
function Action({ label, hint, look, count, about, disabled, onClick, children }: ActionProps) {
  return (
    <div className={`relative grid justify-items-center gap-1.5 ${classes.action}`}>
      <button
        className={`mt-2 grid cursor-pointer place-items-center rounded-full border border-line bg-raised text-muted shadow-2 ${classes.button}`}
        type="button"
        aria-label={label}
        title={about ?? label}
        aria-disabled={disabled}
        data-look={look}
        onClick={() => !disabled && onClick()}
      >
        {children}
      </button>
      {count !== undefined && (
        <span className={`pointer-events-none absolute counter ${classes.left}`} aria-hidden>
          {count}
        </span>
      )}
      <kbd className={`key bg-raised text-muted ${classes.key}`} aria-hidden>
        {hint}
      </kbd>
    </div>
  );
}
