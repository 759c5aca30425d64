import { IconCheck } from '@tabler/icons-react';
import type { Moment } from '../../api/match-moment.ts';
import { gradeOf, reasonsOf } from '../../lib/facts/match-words.ts';
import { messages } from '#texts/likes.ts';
import { messages as scores } from '#texts/score.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FirstMessage } from './first-message.tsx';
import { HiddenText } from '../hidden-text.tsx';
import { LikedPart } from '../liked-part.tsx';
import { Photo } from '../photos/photo.tsx';
import classes from './match-dialog.module.css';

const mostReasons = 2;

interface Props {
  moment: Moment;
  onClose: () => void;
}

/** Shown to both when two people like each other. */
export function MatchDialog({ moment, onClose }: Props) {
  const { discover: m } = messages;
  const { person, note, part, ownNote, ownPart } = moment;
  const grade = gradeOf(moment);
  const reasons = reasonsOf(moment).slice(0, mostReasons);
  return (
    <Dialog
      size="full"
      title={m.match}
      picture={<Pair person={person} />}
      about={
        <p className={`mt-1 anywhere text-white ${classes.names}`}>
          {m.matchAbout({ name: person.name })}
        </p>
      }
      closeLabel={m.goOn}
      opened
      onClose={onClose}
    >
      <div className={`grid grid-cols-1 justify-items-center gap-4 anywhere ${classes.match}`}>
        {grade && (
          <p className={`flex items-center gap-3 ${classes.score}`}>
            <b className={`tabular-nums ${classes.number}`}>{moment.compatibilityScore}</b>
            <strong className="text-lg font-bold">{scores.words[grade]}</strong>
          </p>
        )}
        {reasons.length > 0 && (
          <ul className="m-0 grid list-none justify-items-center gap-1.5 p-0 text-brand-1">
            {reasons.map((reason) => (
              <li className="flex items-center gap-2" key={reason}>
                <IconCheck className="flex-none" size={18} stroke={1.75} aria-hidden />
                {reason}
              </li>
            ))}
          </ul>
        )}
        <Said part={part} note={note} by={person.name} />
        <Said part={ownPart} note={ownNote} by={null} />
        <FirstMessage person={person} liked={ownPart} wrote={moment.wrote} />
        <Button
          className={`bg-transparent text-brand-1 ${classes.later}`}
          look="quiet"
          size="lg"
          onClick={onClose}
        >
          {m.goOn}
        </Button>
      </div>
    </Dialog>
  );
}

interface SaidProps {
  part: Moment['part'];
  note: Moment['note'];
  /** Null for what the reader liked and wrote. */
  by: string | null;
}

/** What came with a like, in the middle like the rest. */
function Said({ part, note, by }: SaidProps) {
  const { likes } = messages;
  if (!part && !note) return null;
  const whose = by === null ? likes.ownNote : likes.note({ name: by });
  return (
    <figure className={`m-0 grid grid-cols-1 justify-items-center gap-2 ${classes.said}`}>
      <figcaption className="text-center text-sm text-brand-1">
        {part ? <LikedPart part={part} by={by} /> : whose}
      </figcaption>
      {note && (
        <blockquote
          className={`m-0 max-w-full rounded-2xl px-5 py-3 text-start anywhere whitespace-pre-wrap text-white ${classes.note}`}
        >
          {by === null ? note : <HiddenText text={note}>{note}</HiddenText>}
        </blockquote>
      )}
    </figure>
  );
}

function Pair({ person }: { person: Moment['person'] }) {
  const { user } = useSession();
  return (
    <span className={`flex ${classes.pair}`} aria-hidden>
      {[user, person].map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- always the same two
        <span className={`overflow-hidden ${classes.photo}`} key={index}>
          {each?.profilePicture && (
            <Photo
              className="h-full w-full object-cover face-up"
              url={each.profilePicture}
              focus={each.profilePictureFocus}
              alt=""
            />
          )}
        </span>
      ))}
    </span>
  );
}
