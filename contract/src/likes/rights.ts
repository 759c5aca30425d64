export const plans = ['free', 'premium'] as const;
export type Plan = (typeof plans)[number];

/** What a plan allows. Null is unlimited. Days begin at midnight UTC. */
export interface Rights {
  readonly likesPerDay: number | null;
  readonly superlikesPerDay: number;
  readonly undosPerDay: number | null;
  /** Who liked a member. Others get the number only. */
  readonly seesLikes: boolean;
}

/** The only place that says what each plan allows. */
export const rights = {
  free: { likesPerDay: 50, superlikesPerDay: 1, undosPerDay: 3, seesLikes: false },
  premium: { likesPerDay: null, superlikesPerDay: 5, undosPerDay: null, seesLikes: true },
} as const satisfies Readonly<Record<Plan, Rights>>;

export const planOf = ({ vipUntil }: { readonly vipUntil: Date | null }, now: Date): Plan =>
  vipUntil && vipUntil > now ? 'premium' : 'free';
