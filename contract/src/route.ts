import type { TSchema } from 'typebox';

export const staffRoles = ['administrator', 'moderator', 'support', 'analyst'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may call a route: everyone, the operator's own machine, members, verified members, premium members, or staff with
 * one of these roles.
 */
export type Access = 'public' | 'operator' | 'member' | 'verified' | 'vip' | readonly StaffRole[];

/** An endpoint: Fastify's route options without the handler. The server serves it, the web calls it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: `/${string}`;
  readonly access: Access;
  /** The route creates something, and a repeated `Idempotency-Key` does not create it twice. */
  readonly idempotent?: true;
  /** Open to staff who still have to set up the required second factor. */
  readonly beforeSecondFactor?: true;
  /**
   * The session must have proven within the last minutes that its member is still the one using it: always, or
   * depending on the request, such as the number of people it affects.
   */
  readonly freshProof?: 'always' | 'sometimes';
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
