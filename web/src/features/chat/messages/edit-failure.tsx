import { messages as stopTexts } from '#texts/message-stops.ts';
import { isQuestion } from '@kindred/contract/chat/stops';
import { stopOf } from '../../../api/chat/unsent.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as words } from '#texts/chat.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

/** Why a message could not be changed. Hurtful text needs a confirmation. */
export function EditFailure({ error, onSure }: { error: Error | null; onSure: () => void }) {
  const { stopped: m } = words;
  if (!error) return null;
  const stop = stopOf(error);
  if (!isQuestion(stop))
    return <Alert kind="danger">{stop ? stopTexts[stop] : errorText(error)}</Alert>;
  return (
    <Alert kind="warning">
      <strong className="font-bold">{m.sure}</strong> {stopTexts.hurtful}{' '}
      <Button look="plain" size="xs" onClick={onSure}>
        {m.saveAnyway}
      </Button>
    </Alert>
  );
}
