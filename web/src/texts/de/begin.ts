import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/begin.ts';

/** A change of these texts is a new version in `beginVersions` in the contract. */
export const messages: Translated<typeof en> = {
  label:
    'Ich verlange ausdrücklich, dass Premium sofort beginnt, noch innerhalb der 14 Tage, in denen ich den Vertrag widerrufen kann. Wenn ich widerrufe, bezahle ich die genutzte Zeit und bekomme den Rest zurück.',
  about:
    'Das ist freiwillig, und Premium beginnt in jedem Fall sofort. Wenn du ohne diese Zustimmung widerrufst, bekommst du alles zurück. Das geht einmal pro Person und Karte, danach ist diese Zustimmung nötig.',
};
