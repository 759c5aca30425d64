import { OneOf } from '../common.ts';

/** The version of the text that pages show. */
export const currentBegin = '2026-11-29' as const;

/**
 * The texts by which a member asks that premium begins immediately and agrees to pay for the time used before a withdrawal. A
 * change of the text is a new version at the end.
 */
export const beginVersions = ['2026-11-26', '2026-11-27', currentBegin] as const;
export type BeginVersion = (typeof beginVersions)[number];

/** A version of the text that the member has agreed to. */
export const BeginVersion = OneOf(beginVersions, {
  description:
    'Begin immediately, and charge the time used before a withdrawal: the version of the text that you agreed to. Without it a withdrawal returns everything, which each member and each card can have once. After that it is needed',
});
