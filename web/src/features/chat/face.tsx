import type { ChatPerson } from '@kindred/contract/chat';
import { messages } from '#texts/chat.ts';
import { useOnline } from '../../lib/use-online.ts';
import { PhotoAvatar } from '../../widgets/photos/photo-avatar.tsx';
import classes from './face.module.css';

type Shown = Pick<ChatPerson, 'firstName' | 'profilePicture' | 'profilePictureFocus' | 'isOnline'>;

/** The picture of a match, with a dot while both have a connection. The name is next to it. */
export function Face({ person, size }: { person: Shown; size: number }) {
  const online = useOnline();
  return (
    <span className="relative inline-grid flex-none">
      <PhotoAvatar
        name={person.firstName}
        picture={person.profilePicture}
        focus={person.profilePictureFocus}
        size={size}
      />
      {person.isOnline && online && (
        <span className={`absolute rounded-full ${classes.dot}`}>
          <span className="sr-only">{messages.inbox.online}</span>
        </span>
      )}
    </span>
  );
}
