import * as Type from 'typebox';
import { Nullable } from '../common.ts';

/** The `data` of a refusal because of the limits of the member's tier. */
export interface MissingRight {
  readonly right: keyof Rights;
}

/** What a member has: the free service, or premium. */
export const tiers = ['free', 'premium'] as const;
export type Tier = (typeof tiers)[number];

const PerDay = Type.Integer({ minimum: 0, maximum: 100_000 });

/** The rights of a tier. Null is unlimited. Days start at midnight UTC. */
export const Rights = Type.Object(
  {
    likesPerDay: Nullable(PerDay),
    superlikesPerDay: PerDay,
    undosPerDay: Nullable(PerDay),
    seesLikes: Type.Boolean({ description: 'Sees who liked them. Others only get the number' }),
    filters: Type.Boolean({
      description: 'All filters of Discover, not only age, distance and gender',
    }),
    incognito: Type.Boolean({ description: 'Can turn on incognito' }),
  },
  { title: 'Rights', additionalProperties: false },
);
export type Rights = Type.Static<typeof Rights>;

export const RightsOfTiers = Type.Object(
  { free: Rights, premium: Rights },
  { additionalProperties: false },
);
export type RightsOfTiers = Type.Static<typeof RightsOfTiers>;

export const tierOf = ({ vipUntil }: { readonly vipUntil: Date | null }, now: Date): Tier =>
  vipUntil && vipUntil > now ? 'premium' : 'free';
