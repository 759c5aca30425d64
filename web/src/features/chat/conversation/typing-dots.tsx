import { messages as words } from '../../../lib/messages/chat.ts';
import classes from './log.module.css';

/** Three dots, while the other is typing. */
export function TypingDots({ name }: { name: string }) {
  return (
    <output className={`flex gap-1 mt-2 bg-muted-soft ${classes.typing}`}>
      <span className="visually-hidden">{words.chat.typing(name)}</span>
      <i className={`round ${classes.dot}`} />
      <i className={`round ${classes.dot}`} />
      <i className={`round ${classes.dot}`} />
    </output>
  );
}
