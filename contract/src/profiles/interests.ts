import { interestGroups } from '../texts/en/interests.ts';

export { interestGroups };

type Groups = typeof interestGroups;
export type InterestGroup = keyof Groups;
export type Interest = { [G in InterestGroup]: keyof Groups[G] }[InterestGroup];

export const interestLabels = Object.assign({}, ...Object.values(interestGroups)) as Readonly<
  Record<Interest, string>
>;

export const interests = Object.keys(interestLabels) as Interest[];
