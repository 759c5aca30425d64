import type { TSchema } from 'typebox';

export const staffRoles = ['administrator', 'moderator', 'support', 'analyst'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may call: everyone, the operator's own machine, a member of some standing, or the named staff roles. */
export type Access = 'public' | 'operator' | 'member' | 'verified' | 'vip' | readonly StaffRole[];

/** An endpoint: Fastify's route options without the handler. The server serves it, the web calls it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: `/${string}`;
  readonly access: Access;
  /** Creates something: the same `Idempotency-Key` does not do it twice. */
  readonly idempotent?: true;
  /** Open to staff also while they still have to show the second factor that is required of them. */
  readonly beforeSecondFactor?: true;
  readonly schema: {
    readonly tags: readonly [string];
    readonly summary: string;
    readonly params?: TSchema;
    readonly querystring?: TSchema;
    readonly headers?: TSchema;
    readonly body?: TSchema;
    readonly response: Readonly<Record<number, TSchema>>;
  };
}

/** The base of every path of the product's own API. */
export const apiBase = '/api/v1';
