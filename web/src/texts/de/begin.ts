import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/begin.ts';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Ich verlange ausdrücklich, dass Premium sofort beginnt, noch innerhalb der 14 Tage, in denen ich den Vertrag widerrufen kann. Wenn ich widerrufe, bezahle ich die genutzten Tage.',
  about:
    'Du hast die Wahl: Auch ohne diese Zustimmung beginnt Premium sofort, und wenn du widerrufst, bekommst du alles zurück.',
};
