import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { Choice } from '@kindred/contract/likes/choices';
import { IconHeartFilled, IconPencilHeart, IconStarFilled, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Person } from '../../api/discovery.ts';
import { useChoose, useListCounts, useUndoChoice } from '../../api/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { useChoiceQuestion } from './use-choice-question.tsx';
import classes from './choice-bar.module.css';

const NoteDialog = lazyDialog(
  () => import('./deck/note-dialog.tsx').then((file) => file.NoteDialog),
  {
    keepsText: true,
  },
);

/** Like or pass, always within reach; afterwards the choice, and how to undo it. */
export function ChoiceBar({ person }: { person: Person }) {
  const { choice: m, discover } = messages;
  const { user, choice, matched, fits } = person;
  const chooses = useChoose();
  const undo = useUndoChoice();
  const left = useListCounts().data?.left;
  const [writing, setWriting] = useState(false);
  const error = chooses.error ?? undo.error;
  const question = useChoiceQuestion();
  const about = { name: user.name, fits };
  const choose = (given: Choice) =>
    question.ask(given, about, () => chooses.mutate({ id: user._id, choice: given }));
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
              leftSection={<IconStarFilled className={classes.star} size={18} />}
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
              onClick={() => question.ask('like', about, () => setWriting(true))}
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
      {question.dialog}
      <NoteDialog
        name={user.name}
        opened={writing}
        onClose={() => setWriting(false)}
        onSend={(written) => {
          setWriting(false);
          chooses.mutate({ id: user._id, choice: 'like', ...written });
        }}
      />
    </section>
  );
}
