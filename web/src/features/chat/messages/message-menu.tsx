import type { Chat } from '@kindred/contract/chat';
import { editMinutes } from '@kindred/contract/chat/limits';
import { type Message, reactions } from '@kindred/contract/chat/message';
import { IconArrowBackUp, IconCopy, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { useChangeMessage } from '../../../api/chat/messages.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import { messages as words } from '#texts/chat.ts';
import { ActionMenu } from '../../../ui/dialogs/action-menu.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { AskSafety } from '../conversation/conversation.tsx';
import { DrawnReaction } from './drawn-reaction.tsx';
import type { About } from '../conversation/open-chat.tsx';

interface Props {
  chat: Chat;
  message: Message;
  opened: boolean;
  /** The button or the message itself. */
  opener: Element;
  /** False once the focus is on the field for the next message. */
  returnFocus: boolean;
  onClose: () => void;
  onAbout: (about: About) => void;
  onSafety: AskSafety;
}

const longestTitle = 60;

/** So much that the member knows which message it is. */
function shortened(text: string) {
  const characters = Array.from(text.replaceAll(/\s+/g, ' '));
  return characters.length > longestTitle
    ? `${characters.slice(0, longestTitle).join('').trimEnd()}…`
    : characters.join('');
}

const mayEdit = ({ mine, text, sentAt }: Message) =>
  mine && text !== null && Date.now() - Date.parse(sentAt) < editMinutes * 60_000;

/** The actions for one message, from mild to severe. */
export function MessageMenu({ chat, message, onClose, onAbout, onSafety, ...menu }: Props) {
  const { message: m } = words;
  const { _id: id, firstName: name } = chat.person;
  const { mutate, error, reset } = useChangeMessage(id);
  const { mine, text, sentAt } = message;
  const close = () => {
    reset();
    onClose();
  };
  const andClose = (work: () => void) => () => {
    close();
    work();
  };
  const remove = (side: 'me' | 'both') =>
    mutate({ do: 'delete', message, for: side }, { onSuccess: close });
  return (
    <ActionMenu
      {...menu}
      align={mine ? 'end' : 'start'}
      quoted
      title={m.title({ text: shortened(summaryForReader(message)) })}
      closeLabel={m.close}
      onClose={close}
      about={<p className="mt-1">{m.time({ time: sentAt })}</p>}
      notice={error && <Alert kind="danger">{errorText(error)}</Alert>}
      renderChoices={(inMenu) => (
        <div
          className={`flex flex-wrap gap-1 ${inMenu ? 'px-1' : 'mt-3'}`}
          role={inMenu ? 'group' : undefined}
        >
          {reactions.map((reaction) => {
            const isChosen = message.reactions.mine === reaction;
            return (
              <button
                className={`grid h-11 w-11 cursor-pointer place-items-center rounded-full border chosen border-line bg-transparent p-0 text-ink`}
                key={reaction}
                type="button"
                {...(inMenu
                  ? { role: 'menuitemcheckbox', tabIndex: -1, 'aria-checked': isChosen }
                  : { 'aria-pressed': isChosen })}
                aria-label={isChosen ? m.unreact({ reaction }) : m.react({ reaction })}
                onClick={() =>
                  mutate(
                    { do: 'react', message, reaction: isChosen ? null : reaction },
                    { onSuccess: close },
                  )
                }
              >
                <DrawnReaction reaction={reaction} size={22} />
              </button>
            );
          })}
        </div>
      )}
      groups={{
        mild: [
          {
            label: m.reply,
            Icon: IconArrowBackUp,
            run: andClose(() => onAbout({ do: 'reply', message })),
          },
          text !== null && {
            label: m.copy,
            Icon: IconCopy,
            run: andClose(() => void navigator.clipboard.writeText(text).catch(() => undefined)),
          },
          mayEdit(message) && {
            label: m.edit,
            about: m.editAbout,
            Icon: IconPencil,
            run: andClose(() => onAbout({ do: 'edit', message })),
          },
        ],
        severe: [
          {
            label: m.deleteForMe,
            about: m.deleteForMeAbout,
            Icon: IconTrash,
            run: () => remove('me'),
          },
          mine && {
            label: m.deleteForBoth,
            about: m.deleteForBothAbout,
            Icon: IconTrash,
            danger: true,
            run: () => remove('both'),
          },
          !mine && {
            label: m.reportMessage,
            Icon: IconFlag,
            run: andClose(() => onSafety({ messageId: message._id, text }, name)),
          },
        ],
      }}
    />
  );
}
