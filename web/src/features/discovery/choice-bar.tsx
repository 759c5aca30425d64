import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { Choice } from '@kindred/contract/likes/choices';
import { IconHeartFilled, IconPencilHeart, IconStarFilled, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Person } from '../../api/discovery.ts';
import { type useChoose, useListCounts, useUndoChoice } from '../../api/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import type { Ask } from './use-choice-question.tsx';
import classes from './choice-bar.module.css';
import type { Writing } from './deck/use-writing.ts';

const NoteDialog = lazyDialog(
  () => import('./deck/note-dialog.tsx').then((file) => file.NoteDialog),
  {
    keepsText: true,
  },
);

interface Props {
  person: Person;
  chooses: ReturnType<typeof useChoose>;
  writing: Writing;
  ask: Ask;
}

/** Like or pass, always within reach; afterwards the choice, and how to undo it. */
export function ChoiceBar({ person, chooses, writing, ask }: Props) {
  const { choice: m, discover } = messages;
  const { user, choice, matched } = person;
  const undo = useUndoChoice();
  const left = useListCounts().data?.left;
  const error = chooses.error ?? undo.error;
  const choose = (given: Choice) =>
    ask(given, () => chooses.mutate({ id: user._id, choice: given }));
  const pending = chooses.isPending || undo.isPending;
  return (
    <section className={`grid gap-2 border-top bg-page sticky ${classes.bar}`} aria-label={m.label}>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Paywall error={error} />
      <div className={`row wrap justify-center gap-2-5 ${classes.row}`}>
        <output className={classes.state}>
          {matched && m.isMatch}
          {!matched && choice && m.chosen[choice]}
        </output>
        {matched && (
          <Button
            radius="xl"
            size="md"
            renderRoot={(props) => <Link to="/matches/$id" params={{ id: user._id }} {...props} />}
          >
            {m.message}
          </Button>
        )}
        {!matched && choice && (
          <Button
            variant="default"
            radius="xl"
            size="md"
            loading={pending}
            onClick={() => undo.mutate(user._id)}
          >
            {m.undo}
          </Button>
        )}
        {!matched && !choice && (
          <>
            <Button
              className={classes.round}
              variant="default"
              radius="xl"
              size="md"
              disabled={pending}
              leftSection={<IconX size={18} stroke={1.75} />}
              onClick={() => choose('pass')}
            >
              {m.pass}
            </Button>
            <Button
              className={classes.round}
              variant="default"
              radius="xl"
              size="md"
              disabled={pending}
              leftSection={<IconStarFilled className="color-amber-6" size={18} />}
              title={left && discover.superlikesLeft(left.superlikes)}
              onClick={() => choose('superlike')}
            >
              {m.superlike}
            </Button>
            <Button
              className={classes.round}
              variant="default"
              radius="xl"
              size="md"
              disabled={pending}
              leftSection={<IconPencilHeart size={18} stroke={1.75} />}
              onClick={() => ask('like', () => writing.write())}
            >
              {m.note}
            </Button>
            <Button
              className={classes.like}
              radius="xl"
              size="md"
              loading={pending}
              leftSection={<IconHeartFilled size={18} />}
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
          chooses.mutate({ id: user._id, choice: 'like', ...written });
        }}
      />
    </section>
  );
}
