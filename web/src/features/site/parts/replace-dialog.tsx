import { useReplaceDraft } from '../../../api/site.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages } from '#texts/site-office.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { Alert } from '../../../ui/states/alert.tsx';

const m = messages.version;

/** An earlier version in the draft, or nothing. */
export interface Replacement {
  /** The draft that was on the screen. */
  readonly draft: string;
  readonly version?: number;
}

interface Props {
  /** Null until something is asked for. */
  wanted: Replacement | null;
  /** The changes that are lost. */
  count: number;
  opened: boolean;
  onClose: () => void;
  onDone: (text: string) => void;
}

export function ReplaceDialog({ wanted, count, opened, onClose, onDone }: Props) {
  const version = wanted?.version;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={version === undefined ? m.discardTitle : m.restoreTitle({ version })}
      closeLabel={m.cancel}
    >
      {wanted && <Question wanted={wanted} count={count} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

type QuestionProps = Pick<Props, 'count' | 'onClose' | 'onDone'> & { wanted: Replacement };

function Question({ wanted: { draft, version }, count, onClose, onDone }: QuestionProps) {
  const { mutate, isPending, error } = useReplaceDraft();
  const button = useKeptFocus(isPending);
  const discards = version === undefined;
  const replace = () =>
    mutate(
      { seen: draft, ...(!discards && { version }) },
      { onSuccess: () => onDone(discards ? m.discarded : m.restored({ version })) },
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{discards ? m.discardAbout({ count }) : m.restoreAbout({ count })}</p>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button ref={button} look={discards ? 'danger' : 'ink'} busy={isPending} onClick={replace}>
          {discards ? m.discard : m.restore}
        </Button>
      </DialogFooter>
    </div>
  );
}
