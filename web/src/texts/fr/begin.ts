import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/begin.ts';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Je demande que Premium commence tout de suite, avant la fin du délai de rétractation de 14 jours. Si je me rétracte, je paie le temps utilisé et le reste m’est remboursé.',
  about:
    'C’est toi qui choisis, et dans tous les cas, Premium commence tout de suite. Si tu te rétractes sans cet accord, tout t’est remboursé. C’est possible une fois par personne et par carte, et ensuite cet accord est nécessaire.',
};
