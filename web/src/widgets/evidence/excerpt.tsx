import type { EvidenceMessage } from '@kindred/contract/reports';
import { IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/evidence.ts';
import { summaryOf } from '../../lib/facts/summary-of.ts';
import classes from './excerpt.module.css';

/** Chooses a message of the reported person, at the message itself. */
export interface MessageChoice {
  readonly label: string;
  readonly isChosen: (number: number) => boolean;
  readonly choose: (number: number) => void;
  /** Enter on the chosen message. */
  readonly confirm: () => void;
}

interface Props {
  excerpt: readonly EvidenceMessage[];
  names: Readonly<Record<EvidenceMessage['from'], string>>;
  choice?: MessageChoice | undefined;
}

/** In a long excerpt, this many messages before the first reported one are shown by default. */
const before = 3;

/** A part of the chat, with the reported messages marked. */
export function Excerpt({ excerpt, names, choice }: Props) {
  const [isWhole, setWhole] = useState(false);
  const reported = excerpt.findIndex(({ isReported }) => isReported);
  const from = reported === -1 ? excerpt.length - 2 * before : reported - before;
  const hidden = isWhole ? 0 : Math.max(0, from);
  return (
    <>
      {hidden > 0 && (
        <button
          type="button"
          className="cursor-pointer border-0 bg-transparent px-0 py-1.5 text-sm font-semibold text-muted hover:text-ink hover:underline"
          onClick={() => setWhole(true)}
        >
          {m.earlier({ count: hidden })}
        </button>
      )}
      <Messages excerpt={excerpt.slice(hidden)} names={names} choice={choice} />
    </>
  );
}

function Messages({ excerpt, names, choice }: Props) {
  return (
    <ol
      className={`list-none p-0 text-md anywhere ${classes.excerpt}`}
      aria-label={m.messages({ count: excerpt.length })}
    >
      {excerpt.map((message) => (
        <Row key={message.number} message={message} names={names} choice={choice} />
      ))}
    </ol>
  );
}

function Row({ message, names, choice }: Omit<Props, 'excerpt'> & { message: EvidenceMessage }) {
  const { number, from, text, photo, sentAt, editedAt, deletedAt, isReported } = message;
  return (
    <li
      className={`grid items-baseline gap-2 rounded-md ${classes.item}`}
      data-from={from}
      data-reported={isReported || undefined}
    >
      <b className={`truncate font-semibold text-muted ${classes.sender}`}>{names[from]}</b>
      <time className={`text-xs text-faint tabular-nums ${classes.time}`} dateTime={sentAt}>
        {formatDate(sentAt, { timeStyle: 'short' })}
      </time>
      <span className={`whitespace-pre-wrap plaintext ${classes.text}`}>
        {isReported ? <mark className="bg-transparent text-inherit">{text}</mark> : text}
        {photo && ` (${m.sentPhoto})`}
        {deletedAt && <i>{m.deletedMessage}</i>}
        {editedAt && (
          <small className={`text-xs text-faint tabular-nums ${classes.edited}`}>
            {' '}
            ({m.edited})
          </small>
        )}
      </span>
      {isReported && (
        <span
          className={`inline-flex items-center gap-1 text-xs font-semibold text-danger ${classes.flag}`}
        >
          <IconFlag size={14} stroke={2} aria-hidden /> {m.reported}
        </span>
      )}
      {choice && from === 'reported' && !deletedAt && (
        <Chosen choice={choice} number={number} text={summaryOf(message)} />
      )}
    </li>
  );
}

/** The messages are one group of radio buttons, so that the Tab key passes them in one step. */
function Chosen({ choice, number, text }: { choice: MessageChoice; number: number; text: string }) {
  return (
    <label
      className={`inline-flex cursor-pointer items-center gap-1.5 text-xs text-muted hover:text-ink ${classes.choice}`}
    >
      <input
        className={`m-0 cursor-pointer ${classes.input}`}
        type="radio"
        name="chosen-message"
        aria-label={`${choice.label}: ${text}`}
        checked={choice.isChosen(number)}
        onChange={() => choice.choose(number)}
        onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && choice.confirm()}
      />
      <span aria-hidden>{choice.label}</span>
    </label>
  );
}
