import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import type { Rights } from '@kindred/contract/premium/rights';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlans } from '../../api/premium/plans.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { messages as m } from '../../lib/messages/paywall.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { UnnamedPeople } from '../../ui/portraits/unnamed-people.tsx';
import { benefitsOf } from './benefits.ts';
import classes from './paywall-dialog.module.css';

interface Props {
  right: keyof Rights;
  error: unknown;
  opened: boolean;
  onClose: () => void;
}

/** Says what was refused and what premium includes. It does not open if premium includes no more of it. */
export function PaywallDialog({ right, error, opened, onClose }: Props) {
  const { data } = usePlans();
  const [cheapest] = data?.plans.toSorted((a, b) => a.perMonth - b.perMonth) ?? [];
  const benefits = data && data.payments.mode !== 'off' ? benefitsOf(data.rights) : null;
  return (
    <Dialog
      opened={opened && benefits?.has(right) === true}
      onClose={onClose}
      title={m.titles[right]}
      about={<p className="mt-1">{errorText(error)}</p>}
      closeLabel={m.notNow}
    >
      <UnnamedPeople className={`mt-2 ${classes.people}`} />
      <ul className="plain-list grid gap-2-5 mt-4" aria-label={m.gets}>
        {[...(benefits ?? [])].map(([name, text]) => (
          <li key={name} className="flex items-start gap-3">
            <IconCheck className="flex-none color-success" size={20} stroke={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <div className="grid gap-2 mt-4">
        <Button size="lg" radius="xl" renderRoot={(props) => <Link to="/premium" {...props} />}>
          {cheapest ? m.from(formatMoney(cheapest.perMonth, cheapest.currency)) : m.see}
        </Button>
        <Button size="md" radius="xl" variant="subtle" color="gray" onClick={onClose}>
          {m.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
