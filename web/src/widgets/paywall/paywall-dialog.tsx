import type { Rights } from '@kindred/contract/premium/rights';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlans } from '../../api/premium/plans.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { messages as m } from '#texts/paywall.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { UnnamedPeople } from '../../ui/portraits/unnamed-people.tsx';
import { benefitsOf } from './benefits.ts';
import classes from './paywall-dialog.module.css';

interface Props {
  right: keyof Rights;
  about: string;
  opened: boolean;
  onClose: () => void;
  /** Opens also if premium includes no more, and then offers nothing. */
  withoutOffer?: boolean;
}

/** Says what the member's plan lacks, or has used up today, and what premium includes. */
export function PaywallDialog({ right, about, opened, onClose, withoutOffer = false }: Props) {
  const { user } = useSession();
  const { data } = usePlans();
  const [cheapest] = data?.plans.toSorted((a, b) => a.perMonth - b.perMonth) ?? [];
  const isSold = data?.sold && data.payments.mode !== 'off' && !user?.isVIP;
  const benefits = isSold ? benefitsOf(data.rights) : null;
  const isOffered = benefits?.has(right) === true;
  return (
    <Dialog
      opened={opened && (isOffered || withoutOffer)}
      onClose={onClose}
      title={m.titles[right]}
      about={<p className="mt-1">{about}</p>}
      closeLabel={m.notNow}
    >
      {isOffered && (
        <>
          <UnnamedPeople className={`mt-2 ${classes.people}`} />
          <ul className="m-0 mt-4 grid list-none gap-2.5 p-0" aria-label={m.gets}>
            {[...benefits].map(([name, text]) => (
              <li key={name} className="flex items-start gap-3">
                <IconCheck className="flex-none text-success" size={20} stroke={1.75} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 grid gap-2">
        {isOffered && (
          <Button size="lg" render={(props) => <Link to="/premium" {...props} />}>
            {cheapest
              ? m.from({ price: formatMoney(cheapest.perMonth, cheapest.currency) })
              : m.see}
          </Button>
        )}
        <Button size="md" look={isOffered ? 'quiet' : 'plain'} onClick={onClose}>
          {isOffered ? m.notNow : m.ok}
        </Button>
      </div>
    </Dialog>
  );
}
