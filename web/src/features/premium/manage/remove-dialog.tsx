import { capitalize } from '../../../lib/formats/formats.ts';
import { type PaymentMethod, useRemoveMethod } from '../../../api/premium/payment-methods.ts';
import { messages } from '#texts/premium.ts';
import { subscriptionErrorOf } from '../../../lib/failures/subscription-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts';

interface Props {
  method: PaymentMethod | null;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveDialog({ method, onClose, onRemoved }: Props) {
  const { methods: m } = messages;
  return (
    <Dialog opened={method !== null} onClose={onClose} title={m.removeTitle} closeLabel={m.cancel}>
      {method && <Removal method={method} onClose={onClose} onRemoved={onRemoved} />}
    </Dialog>
  );
}

function Removal({ method, onClose, onRemoved }: Props & { method: PaymentMethod }) {
  const { methods: m } = messages;
  const { mutate, isPending, error } = useRemoveMethod();
  const button = useKeptFocus(isPending);
  const done = () => {
    onClose();
    onRemoved();
  };
  return (
    <>
      <p>
        {m.removeAbout({ card: m.name({ brand: capitalize(method.brand), last4: method.last4 }) })}
      </p>
      {error && <Alert kind="danger">{subscriptionErrorOf(error).message}</Alert>}
      <DialogFooter>
        <Button look="plain" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button
          ref={button}
          look="danger"
          busy={isPending}
          onClick={() => mutate(method.id, { onSuccess: done })}
        >
          {m.remove}
        </Button>
      </DialogFooter>
    </>
  );
}
