import { messages as interestGroups } from '#texts/interests.ts';
import { config } from '../../lib/calls/config.ts';
import { interestName } from '../../lib/facts/choice-names.ts';
import { offeredChoices } from '../../lib/facts/offered-choices.ts';

/** Case-insensitive. */
const plain = (text: string) => text.toLocaleLowerCase().normalize('NFC');

/** Where the term is in the text, or -1. */
export const findTerm = (text: string, term: string) => plain(text).indexOf(plain(term.trim()));

/** The interests that are offered, or chosen, and contain the term, in their groups. */
export function searchInterests(term: string, chosen: readonly string[]) {
  const { own, interests: offered } = config.catalogs;
  return Object.entries(interestGroups)
    .map(([group, labels]) => ({
      group,
      interests: offeredChoices(Object.keys(labels), offered, chosen).filter(
        (key) =>
          (key in labels || own.some((each) => each.key === key && each.group === group)) &&
          findTerm(interestName(key), term) >= 0,
      ),
    }))
    .filter(({ interests }) => interests.length > 0);
}
