import { messages as words } from '../../../lib/messages/chat.ts';
import classes from './log.module.css';

/** Three dots, while the other is typing. */
export function TypingDots({ name }: { name: string }) {
  return (
    <output className={classes.typing}>
      <span className="visually-hidden">{words.chat.typing(name)}</span>
      <i className={classes.mark} />
      <i className={classes.mark} />
      <i className={classes.mark} />
    </output>
  );
}
