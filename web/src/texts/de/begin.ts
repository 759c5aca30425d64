import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/begin.ts';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Ich verlange ausdrücklich, dass Premium sofort beginnt, noch innerhalb der 14 Tage, in denen ich den Vertrag widerrufen kann. Wenn ich widerrufe, bezahle ich die genutzten Tage.',
  about:
    'Das ist freiwillig. Premium beginnt in jedem Fall sofort. Nur beim Widerruf macht es einen Unterschied: Ohne diese Zustimmung bekommst du alles zurück, mit ihr bezahlst du die genutzten Tage.',
};
