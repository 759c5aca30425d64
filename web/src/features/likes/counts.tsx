import { useLikeCount } from '../../api/like-count.ts';
import { useUnreadChats } from '../../api/chat/unread.ts';
import { useSendLeftOver } from '../../api/send-left-over.ts';
import { messages } from '#texts/shell.ts';
import classes from './counts.module.css';

/** How many people like the member. Who they are is only on the page itself. */
export const LikeCount = () => <Count of={useLikeCount().data} name={messages.likes} />;

/** How many chats have unread messages. Every page that shows it sends what was left over. */
export function MatchCount() {
  useSendLeftOver();
  return <Count of={useUnreadChats().data} name={messages.unread} />;
}

interface Props {
  of: number | undefined;
  /** The count in words, after the name of the link. */
  name: (values: { count: number }) => string;
}

function Count({ of: count = 0, name }: Props) {
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{name({ count })}</span>
      <span className={`counter ${classes.count}`} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
