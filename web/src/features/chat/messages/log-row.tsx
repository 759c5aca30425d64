import { messages as stopTexts } from '#texts/message-stops.ts';
import { isQuestion } from '@kindred/contract/chat/stops';
import { IconChecks, IconClock } from '@tabler/icons-react';
import type { RefusedMessage, UnsentMessage } from '../../../api/chat/unsent.ts';
import { messages as words } from '#texts/chat.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Photo } from '../../../widgets/photos/photo.tsx';
import { clockText, dayText } from '../times.ts';
import { Bubble } from './bubble.tsx';
import bubble from './bubble.module.css';
import type { RowActions } from '../conversation/log.tsx';
import classes from '../conversation/log.module.css';
import { MessageContents, isBare } from './message-contents.tsx';
import type { Row } from './rows.ts';
import { usePhotoShape } from './use-photo-shape.ts';

interface Props extends RowActions {
  row: Row;
  name: string;
  isStop: boolean;
  onStop: () => void;
}

/** One message with what is above it, such as the day, and below it, such as whether it was read. */
export function LogRow({ row, name, isStop, onStop, onShow, ...actions }: Props) {
  const { chat: m } = words;
  return (
    <div className={classes.row} data-joined={row.joined || undefined}>
      {row.since && (
        <p
          className={`flex items-center justify-center gap-3 text-xs text-faint ${classes.day}`}
          data-new={row.newDay || undefined}
        >
          <span>
            {row.newDay && <strong className="font-semibold">{dayText(row.since)}</strong>}{' '}
            {clockText(row.since)}
          </span>
        </p>
      )}
      {row.fresh && (
        <p
          className={`flex items-center gap-3 text-xs font-semibold text-brand ${classes.newLine}`}
        >
          {m.fresh}
        </p>
      )}
      {row.kind === 'message' && (
        <>
          <Bubble
            message={row.message}
            name={name}
            isStop={isStop}
            onStop={onStop}
            onShow={onShow}
            onOptions={(opener) => actions.onOptions(row.message, opener)}
            onReact={(reaction) => actions.onReact(row.message, reaction)}
            onReply={() => actions.onReply(row.message)}
            onDelete={() => actions.onDelete(row.message)}
            onReport={() => actions.onReport(row.message)}
          />
          <Progress row={row} />
        </>
      )}
      {row.kind !== 'message' && (
        <UnsentBubble message={row.message} waits={row.kind === 'waiting'} />
      )}
      {row.kind === 'waiting' && <Waiting />}
      {row.kind === 'refused' && <Refused message={row.message} {...actions} />}
    </div>
  );
}

function Progress({ row }: { row: Extract<Row, { kind: 'message' }> }) {
  const { message: m } = words;
  if (!row.progress) return null;
  return (
    <p className="mt-1 flex items-center justify-end gap-1 px-1 text-xs text-faint">
      {row.progress !== 'sent' && <IconChecks size={14} stroke={1.75} aria-hidden />}
      {{ sent: m.sent, delivered: m.delivered, read: m.read }[row.progress]}
    </p>
  );
}

function UnsentBubble({ message, waits }: { message: UnsentMessage; waits: boolean }) {
  const { photo, at } = message;
  const { style, onLoad } = usePhotoShape(null);
  const { message: m } = words;
  return (
    <div className={`flex items-center gap-1 ${bubble.message}`} data-mine>
      <div
        className={`relative grid min-w-0 grid-cols-1 bg-muted-soft text-lg leading-snug anywhere ${bubble.bubble}`}
        data-mine
        data-waiting={waits || undefined}
        data-bare={isBare(message) || undefined}
      >
        <span className="sr-only">{m.fromYou({ time: at })}</span>
        {photo && (
          <span
            className={`block max-w-full overflow-hidden rounded-lg border-0 p-0 text-muted ${bubble.photo}`}
            style={style}
          >
            <Photo
              className={`h-full w-full object-cover ${bubble.image}`}
              url={photo.url}
              alt={m.photoFromYou}
              onLoad={onLoad}
            />
          </span>
        )}
        <MessageContents message={message} />
      </div>
    </div>
  );
}

function Waiting() {
  const { message: m } = words;
  const online = useOnline();
  return (
    <p className="mt-1 flex items-center justify-end gap-1 px-1 text-xs text-faint">
      <IconClock size={14} stroke={1.75} aria-hidden />
      {online ? m.sending : m.waiting}
    </p>
  );
}

type Answers = Pick<RowActions, 'onSendAnyway' | 'onRewrite' | 'onDrop'> & {
  message: RefusedMessage;
};

/** Why a message was not sent, and what to do about it. */
function Refused({ message, onSendAnyway, onRewrite, onDrop }: Answers) {
  const { stopped: m } = words;
  const { stop, reason } = message;
  const mayBeSent = isQuestion(stop);
  return (
    <div className={`grid justify-items-end gap-2 ${classes.refused}`}>
      <Alert kind={mayBeSent ? 'warning' : 'danger'}>
        <strong>{mayBeSent ? m.sure : m.title}</strong> {stop ? stopTexts[stop] : reason}
      </Alert>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="plain" size="xs" onClick={() => onDrop(message)}>
          {m.discard}
        </Button>
        {message.text && (
          <Button look="plain" size="xs" onClick={() => onRewrite(message)}>
            {m.change}
          </Button>
        )}
        {(mayBeSent || !stop) && (
          <Button look="plain" size="xs" onClick={() => onSendAnyway(message)}>
            {mayBeSent ? m.sendAnyway : m.again}
          </Button>
        )}
      </div>
    </div>
  );
}
