import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { Rights } from '@kindred/contract/premium/rights';
import { Link } from '@tanstack/react-router';
import { usePlans } from '../../api/premium/plans.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages as m } from '../../lib/messages/paywall.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import { benefitsOf } from './benefits.ts';

interface Props {
  right: keyof Rights;
  error: unknown;
  opened: boolean;
  onClose: () => void;
}

/** Says what was refused and what premium includes. It does not open if premium includes no more of it. */
export function PaywallDialog({ right, error, opened, onClose }: Props) {
  const { data } = usePlans();
  const benefits = data && data.payments.mode !== 'off' ? benefitsOf(data.rights) : null;
  return (
    <Dialog
      opened={opened && benefits?.has(right) === true}
      onClose={onClose}
      title={m.titles[right]}
      about={<p className="mt-1">{errorText(error)}</p>}
      closeLabel={m.notNow}
    >
      <p>{m.gets}</p>
      <ul className="grid gap-1-5 m-0 mt-2-5 ps-5">
        {[...(benefits ?? [])].map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {m.notNow}
        </Button>
        <Button renderRoot={(props) => <Link to="/premium" {...props} />}>{m.see}</Button>
      </DialogFooter>
    </Dialog>
  );
}
