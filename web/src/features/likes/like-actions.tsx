import type { PublicUser } from '@kindred/contract/members';
import type { Choice } from '@kindred/contract/likes/choices';
import { useChoose } from '../../api/likes.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { Alert } from '../../ui/states/alert.tsx';
import { CardActions } from '../../widgets/people/card-actions.tsx';
import { Paywall } from '../../widgets/paywall/paywall.tsx';

interface Props {
  person: PublicUser;
}

/** The answer to a like: like back, which is a match, or pass. Either removes the person from the list. */
export function LikeActions({ person }: Props) {
  const { _id: id, name } = person;
  const { mutate, isPending, error } = useChoose();
  const choose = (choice: Choice) => mutate({ id, choice });
  return (
    <>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <Paywall error={error} />
      <CardActions name={name} disabled={isPending} onChoose={choose} />
    </>
  );
}
