import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconCheck } from '@tabler/icons-react';
import type { Moment } from '../../api/match-moment.ts';
import { reasonsOf } from '../../lib/facts/match-words.ts';
import { messages } from '../../lib/messages/likes.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FirstMessage } from './first-message.tsx';
import { Photo } from '../photos/photo.tsx';
import classes from './match-dialog.module.css';

const mostReasons = 2;

interface Props {
  moment: Moment;
  onClose: () => void;
}

/** Shown to both when two people like each other. */
export function MatchDialog({ moment, onClose }: Props) {
  const { discover: m, likes } = messages;
  const { person, note } = moment;
  const reasons = reasonsOf(moment).slice(0, mostReasons);
  return (
    <Dialog
      size="full"
      title={m.match}
      picture={<Pair picture={person.profilePicture} />}
      about={<p className={`anywhere ${classes.names}`}>{m.matchAbout(person.name)}</p>}
      closeLabel={m.goOn}
      opened
      onClose={onClose}
    >
      <div className={`grid one-column justify-items-center gap-4 ${classes.match}`}>
        {reasons.length > 0 && (
          <ul className={`plain-list grid gap-1-5 justify-items-center ${classes.reasons}`}>
            {reasons.map((reason) => (
              <li className="row gap-2" key={reason}>
                <IconCheck className="flex-none" size={18} stroke={1.75} aria-hidden />
                {reason}
              </li>
            ))}
          </ul>
        )}
        {note && (
          <blockquote
            className={`m-0 anywhere pre-wrap rounded-2xl p-strip ${classes.note}`}
            aria-label={likes.note(person.name)}
          >
            {note}
          </blockquote>
        )}
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
    </Dialog>
  );
}

function Pair({ picture }: { picture: string | null }) {
  const { user } = useSession();
  return (
    <span className={`flex ${classes.pair}`} aria-hidden>
      {[user?.profilePicture, picture].map((url, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- always the same two
        <span className={`overflow-hidden ${classes.photo}`} key={index}>
          {url && <Photo className="w-full h-full cover face-up" url={url} alt="" />}
        </span>
      ))}
    </span>
  );
}
