import type { PublicUser } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { Choice } from '@kindred/contract/likes/choices';
import { IconHeartFilled, IconX } from '@tabler/icons-react';
import { useChoose } from '../../api/likes.ts';
import { errorText } from '../../lib/error-text.ts';
import { messages } from '../../lib/messages/likes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';
import classes from './likes-page.module.css';

interface Props {
  person: PublicUser;
}

/** The answer to a like: like back, which is a match, or pass. Either removes the person from the list. */
export function LikeActions({ person }: Props) {
  const { discover, choice: words } = messages;
  const { _id: id, name } = person;
  const { mutate, isPending, error } = useChoose();
  const choose = (choice: Choice) => mutate({ id, choice });
  return (
    <>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Paywall error={error} />
      <div className={`flex gap-2 ${classes.actions}`}>
        <Button
          variant="default"
          radius="xl"
          aria-label={discover.pass(name)}
          title={words.pass}
          disabled={isPending}
          onClick={() => choose('pass')}
        >
          <IconX size={18} stroke={2} aria-hidden />
        </Button>
        <Button
          className={`color-brand ${classes.like}`}
          variant="default"
          radius="xl"
          aria-label={discover.like(name)}
          leftSection={<IconHeartFilled size={18} aria-hidden />}
          disabled={isPending}
          onClick={() => choose('like')}
        >
          {words.like}
        </Button>
      </div>
    </>
  );
}
