import { formatWait } from '@kindred/contract/texts/en/format-wait';
import type { Rights } from '@kindred/contract/premium/rights';
import { messages as m } from '../../lib/messages/paywall.ts';
import { PaywallDialog } from './paywall-dialog.tsx';

interface Props {
  right: keyof Rights;
  opened: boolean;
  onClose: () => void;
}

/** Says when there are more, before anything is sent, and whether premium includes more. */
export function UsedUpDialog(props: Props) {
  return <PaywallDialog {...props} about={m.moreIn(formatWait(restOfDay()))} withoutOffer />;
}

const dayMs = 86_400_000;

/** In seconds. Days end at midnight UTC. */
const restOfDay = () => (dayMs - (Date.now() % dayMs)) / 1000;
