import type { PublicUser } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages } from '../lib/messages/likes.ts';
import { useSession } from '../lib/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FirstMessage } from './first-message.tsx';
import { Photo } from './photo.tsx';
import classes from './match-dialog.module.css';

interface Props {
  person: PublicUser | null;
  /** What the two have in common, if it is known. */
  why?: string | null | undefined;
  onClose: () => void;
}

/** Shown when two people like each other. */
export function MatchDialog({ person, why, onClose }: Props) {
  const { discover: m } = messages;
  const { user } = useSession();
  return (
    <Dialog
      size="full"
      title={m.match}
      closeLabel={m.goOn}
      opened={person !== null}
      onClose={onClose}
    >
      {person && (
        <div className={`grid justify-items-center gap-4 text-center ${classes.match}`}>
          <div className={`flex mb-3 ${classes.pair}`} aria-hidden>
            <span className={`overflow-hidden ${classes.photo}`}>
              {user?.profilePicture && (
                <Photo className="w-full h-full cover face-up" url={user.profilePicture} alt="" />
              )}
            </span>
            <span className={`overflow-hidden ${classes.photo}`}>
              {person.profilePicture && (
                <Photo className="w-full h-full cover face-up" url={person.profilePicture} alt="" />
              )}
            </span>
          </div>
          <p className={`text-xl balance tight-25 ${classes.names} ${classes.about}`}>
            {m.matchAbout(person.name)}
          </p>
          {why && <p className={`text-xl balance ${classes.about}`}>{why}</p>}
          <FirstMessage person={person} />
          <Button
            className={`bg-none color-rose ${classes.later}`}
            variant="subtle"
            radius="xl"
            size="lg"
            onClick={onClose}
          >
            {m.goOn}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
