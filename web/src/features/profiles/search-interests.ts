import { messages } from '#texts/profile-fields.ts';

/** Case-insensitive. */
const plain = (text: string) => text.toLocaleLowerCase().normalize('NFC');

/** Where the term is in the text, or -1. */
export const findTerm = (text: string, term: string) => plain(text).indexOf(plain(term.trim()));

/** The interests that contain the term, in their groups. */
export const searchInterests = (term: string) =>
  Object.entries(messages.interestGroups)
    .map(([group, labels]) => ({
      group,
      interests: Object.entries<string>(labels)
        .filter(([, label]) => findTerm(label, term) >= 0)
        .map(([interest]) => interest),
    }))
    .filter(({ interests }) => interests.length > 0);
