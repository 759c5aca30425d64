import { type Contents, givenContents } from '@kindred/contract/chat/content-fields';
import { isEmojiAlone } from '../../../lib/facts/emoji-alone.ts';
import { HiddenText } from '../../../widgets/hidden-text.tsx';
import classes from './bubble.module.css';
import { hugged } from './hugged.ts';
import { LinkedText } from './linked-text.tsx';

interface Props {
  message: Partial<Contents>;
  /** Whether another person wrote it, so that it can have a hidden word. */
  theirs?: boolean;
  /** Whether Tab stops at its links. */
  isStop?: boolean;
}

/** What a bubble shows of a message besides its photo. */
export function MessageContents({ message, theirs = false, isStop = true }: Props) {
  const { text = '' } = givenContents(message);
  if (!text) return null;
  const shown = (
    <span
      key={text}
      ref={hugged}
      className={`whitespace-pre-wrap plaintext ${classes.text}`}
      dir="auto"
      data-emoji={isEmojiAlone(text) || undefined}
    >
      <LinkedText text={text} isStop={isStop} />
    </span>
  );
  return theirs ? (
    <HiddenText key={text} text={text}>
      {shown}
    </HiddenText>
  ) : (
    shown
  );
}

/** A photo alone has no frame, and neither have emoji alone. */
export function isBare(message: Partial<Contents> & { readonly photo: unknown }) {
  const { text, ...others } = givenContents(message);
  if (text === undefined) return Boolean(message.photo) && Object.keys(others).length === 0;
  return !message.photo && isEmojiAlone(text);
}
