import type { Tiers } from '../../../api/premium/plans.ts';
import { type Subscription, useCancelSubscription } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';
import { Credit } from '../../../widgets/credit.tsx';
import { cancelText } from './cancel-text.ts';
import { lossesOf } from './losses.ts';

interface Props {
  own: Subscription;
  rights: Tiers;
  opened: boolean;
  onClose: () => void;
  onCanceled: () => void;
}

/** Says what is kept until when, and what is lost afterwards. */
export function CancelDialog({ own, rights, opened, onClose, onCanceled }: Props) {
  const { manage: m, plans } = messages;
  const cancel = useCancelSubscription();
  const { loading, error } = cancel.state;
  const button = useKeptFocus(loading);
  const done = () => {
    onClose();
    onCanceled();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={m.cancelTitle} closeLabel={m.stay}>
      <p>{cancelText(own)}</p>
      {own.planned && <p>{m.cancelPlanned({ plan: plans.names[own.planned.plan] })}</p>}
      <ul className="mt-3 mb-3 grid gap-1.5 ps-5">
        {lossesOf(rights).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p className="text-muted">{m.loseNothing}</p>
      <div className="mt-4 empty:hidden">
        <Credit atStake />
      </div>
      {error && <Alert kind="danger">{error.message}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.stay}
        </Button>
        <Button
          ref={button}
          look="danger"
          busy={loading}
          onClick={() => cancel.mutate(undefined, { onSuccess: done })}
        >
          {m.cancel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
