import type { PublicUser } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { messages } from '../lib/messages/likes.ts';
import { useSession } from '../lib/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Photo } from './photo.tsx';
import classes from './match-dialog.module.css';

/** The moment in which two people like each other. */
export function MatchDialog({
  person,
  onClose,
}: {
  person: PublicUser | null;
  onClose: () => void;
}) {
  const { discover: m } = messages;
  const { user } = useSession();
  return (
    <Dialog title={m.match} closeLabel={m.goOn} opened={person !== null} onClose={onClose}>
      {person && (
        <div className={classes.match}>
          <div className={classes.pair} aria-hidden>
            <span>{user?.profilePicture && <Photo url={user.profilePicture} alt="" />}</span>
            <span>{person.profilePicture && <Photo url={person.profilePicture} alt="" />}</span>
          </div>
          <p>{m.matchAbout(person.name)}</p>
          <div className={classes.buttons}>
            <Button variant="default" radius="xl" size="md" data-autofocus onClick={onClose}>
              {m.goOn}
            </Button>
            <Button
              radius="xl"
              size="md"
              renderRoot={(props) => (
                <Link to="/matches/$id" params={{ id: person._id }} {...props} />
              )}
            >
              {m.sayHello}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
