import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/begin.ts';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Je demande que Premium commence tout de suite, avant la fin du délai de rétractation de 14 jours. Si je me rétracte, je paie les jours utilisés.',
  about:
    'C’est toi qui choisis. Dans tous les cas, Premium commence tout de suite. Si tu te rétractes, tout t’est remboursé sans cet accord, et tu paies les jours utilisés avec lui.',
};
