import * as Type from 'typebox';
import { OneOf } from '../common.ts';
import { BeginVersion } from './begin.ts';

/** The version of the text about renewal that the page of payment shows. */
export const currentRenewal = '2026-11-26' as const;

/**
 * The texts by which a member agrees that premium renews automatically until they cancel. A change of the text is a new version at the
 * end.
 */
export const renewalVersions = [currentRenewal] as const;
export type RenewalVersion = (typeof renewalVersions)[number];

/** A version of the text that the member has seen and agreed to. */
const RenewalVersion = OneOf(renewalVersions, {
  description:
    'It renews automatically until you cancel: the version of the text that you agreed to',
});

/** What a member agrees to with a purchase, or with the order of a trial. */
export const agreements = {
  begin: Type.Optional(BeginVersion),
  renewal: Type.Optional(RenewalVersion),
};
