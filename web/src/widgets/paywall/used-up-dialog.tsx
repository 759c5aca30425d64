import type { Rights } from '@kindred/contract/premium/rights';
import { restOfDay } from '../../api/choices/use-left.ts';
import { formatWait } from '../../lib/formats/format-wait.ts';
import { messages as m } from '#texts/paywall.ts';
import { PaywallDialog } from './paywall-dialog.tsx';

interface Props {
  right: keyof Rights;
  opened: boolean;
  onClose: () => void;
}

/** Says when there are more, before anything is sent, and whether premium includes more. */
export function UsedUpDialog(props: Props) {
  return (
    <PaywallDialog {...props} about={m.moreIn({ wait: formatWait(restOfDay()) })} withoutOffer />
  );
}
