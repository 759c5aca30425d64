import { useState } from 'react';
import { useRefuseInvited } from '../../../api/invited.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/invited.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

interface Props {
  token: string;
  onRefused: () => void;
}

/** Deletes what was imported, after a second click. */
export function RefuseInvitation({ token, onRefused }: Props) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRefuseInvited(token);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-muted">{asking ? m.refuseSure : m.refuseAbout}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <div>
        <Button
          look="plain"
          busy={isPending}
          onClick={() => (asking ? mutate(undefined, { onSuccess: onRefused }) : setAsking(true))}
        >
          {asking ? m.refuseNow : m.refuse}
        </Button>
      </div>
    </div>
  );
}
