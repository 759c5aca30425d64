import type { Chat } from '@kindred/contract/chat';
import { messages as words } from '../../../lib/messages/chat.ts';
import { messages as profiles } from '../../../lib/messages/profiles.ts';
import { useSession } from '../../../lib/use-session.ts';
import { PhotoAvatar } from '../../../widgets/photo-avatar.tsx';
import classes from './log.module.css';

/** Where a chat begins: since when the two match, and something of both to start with. */
export function Start({ chat: { person, matchedAt, note, opener } }: { chat: Chat }) {
  const { chat: m } = words;
  const { user } = useSession();
  const [theirs, yours] = [opener?.theirs, opener?.yours];
  return (
    <div className={classes.start}>
      <div className={classes.matched}>
        <span className={classes.pair} aria-hidden>
          <PhotoAvatar
            name={user?.firstName ?? ''}
            picture={user?.profilePicture ?? null}
            size={44}
          />
          <PhotoAvatar name={person.firstName} picture={person.profilePicture} size={44} />
        </span>
        <p>
          <strong>{m.matched(matchedAt)}</strong>
        </p>
      </div>
      {note && (
        <figure className={classes.opener}>
          <figcaption>{m.liked(person.firstName)}</figcaption>
          <blockquote>{note}</blockquote>
        </figure>
      )}
      {theirs && <Prompt by={m.openerTheirs(person.firstName)} {...theirs} />}
      {yours && <Prompt by={m.openerYours} {...yours} />}
    </div>
  );
}

function Prompt({ by, prompt, answer }: { by: string; prompt: string; answer: string }) {
  return (
    <figure className={classes.opener}>
      <figcaption>
        {by} · {profiles.prompts[prompt] ?? prompt}
      </figcaption>
      <blockquote>{answer}</blockquote>
    </figure>
  );
}
