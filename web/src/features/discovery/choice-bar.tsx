import type { Choice } from '@kindred/contract/likes/choices';
import { IconHeartFilled, IconPencilHeart, IconStarFilled, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/discovery.ts';
import type { useChoice } from '../../api/choices/use-choice.ts';
import { useLeft } from '../../api/choices/use-left.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FailedChoice } from '../../widgets/people/failed-choice.tsx';
import { PhotoAvatar } from '../../widgets/photos/photo-avatar.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { Ask } from './use-choice-question.tsx';
import classes from './choice-bar.module.css';
import { WaitingChoice } from '../../widgets/people/waiting-choice.tsx';
import type { Writing } from './deck/use-writing.ts';

const NoteDialog = lazyDialog(
  () => import('./deck/note-dialog.tsx').then((file) => file.NoteDialog),
  {
    keepsText: true,
  },
);

interface Props {
  person: Person;
  own: ReturnType<typeof useChoice>;
  /** What was chosen, sent or not. */
  choice: Choice | null;
  writing: Writing;
  ask: Ask;
}

/** Like or pass, always within reach; afterwards the choice, and how to undo it. */
export function ChoiceBar({ person, own, choice, writing, ask }: Props) {
  const { choice: m, discover } = messages;
  const { user, matched } = person;
  const { waiting, isSending } = own;
  const { superlikes } = useLeft();
  const choose = (given: Choice) => ask(given, () => own.choose(given));
  return (
    <section
      className={`sticky grid gap-2 border-t border-line bg-page ${classes.bar}`}
      aria-label={m.label}
    >
      <FailedChoice id={user._id} />
      <div className="flex items-center justify-center gap-2.5">
        <span className="me-auto flex min-w-0 items-center gap-3 max-tablet:hidden" aria-hidden>
          <PhotoAvatar
            name={user.name}
            picture={user.profilePicture}
            focus={user.profilePictureFocus}
            size={44}
          />
          <b className="truncate font-semibold">
            {messages.discover.card({ name: user.name, age: user.age })}
          </b>
        </span>
        <output className={`anywhere ${classes.state}`}>
          {matched && m.isMatch}
          {!matched && choice && messages.browse.chosen[choice]({ name: user.name })}
        </output>
        {waiting && <WaitingChoice choice={waiting} />}
        {matched && (
          <Button
            size="md"
            render={(props) => <Link to="/matches/$id" params={{ id: user._id }} {...props} />}
          >
            {m.message}
          </Button>
        )}
        {!matched && choice && (
          <Button look="plain" size="md" busy={isSending} onClick={own.undo}>
            {m.undo}
          </Button>
        )}
        {!matched && !choice && (
          <>
            <Button
              className={classes.round}
              look="plain"
              size="md"
              disabled={isSending}
              icon={<IconX size={18} stroke={1.75} />}
              onClick={() => choose('pass')}
            >
              {m.pass}
            </Button>
            <Button
              className={classes.round}
              look="plain"
              size="md"
              disabled={isSending}
              icon={<IconStarFilled className="text-accent-6" size={18} />}
              title={
                superlikes === undefined ? undefined : discover.superlikesLeft({ left: superlikes })
              }
              onClick={() => choose('superlike')}
            >
              {m.superlike}
            </Button>
            <Button
              className={classes.round}
              look="plain"
              size="md"
              disabled={isSending}
              icon={<IconPencilHeart size={18} stroke={1.75} />}
              onClick={() => ask('like', () => writing.write())}
            >
              {m.note}
            </Button>
            <Button
              className={classes.like}
              size="md"
              busy={isSending}
              icon={<IconHeartFilled size={18} />}
              onClick={() => choose('like')}
            >
              {m.like}
            </Button>
          </>
        )}
      </div>
      <NoteDialog
        name={user.name}
        part={writing.part}
        opened={writing.opened}
        onClose={writing.close}
        onSend={(written) => {
          writing.close();
          own.choose('like', written);
        }}
      />
    </section>
  );
}
