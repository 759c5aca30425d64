import type { TSchema } from 'typebox';

export const staffRoles = ['administrator', 'moderator', 'support', 'analyst'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may call a route: everyone, the operator's own machine, members, verified members, premium members, or staff with
 * one of these roles.
 */
export type Access = 'public' | 'operator' | 'member' | 'verified' | 'vip' | readonly StaffRole[];

/** What an API key may read. */
export const keyScopes = ['members', 'cases', 'figures', 'audit'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** An endpoint: Fastify's route options without the handler. The server serves it, the web calls it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: `/${string}`;
  readonly access: Access;
  /** The route creates something, and a repeated `Idempotency-Key` does not create it twice. */
  readonly idempotent?: true;
  /** Open to staff who still have to set up the required second factor. */
  readonly beforeSecondFactor?: true;
  /** Open to members who have still to accept a page of the owner: to read it, and to leave with what is theirs. */
  readonly beforeAcceptance?: true;
  /**
   * The session must have proven within the last minutes that its member is still the one using it: always, or
   * depending on the request, such as the number of people it affects.
   */
  readonly freshProof?: 'always' | 'sometimes';
  /**
   * API keys with this scope may call the route, which only reads. Every other route refuses every key. The responses to keys
   * have null in the fields of `hides`, and no elements in those that are lists.
   */
  readonly forKeys?: { readonly scope: KeyScope; readonly hides?: readonly string[] };
  /** Bytes of a body that may be larger than those of other routes, such as one with a picture. */
  readonly largestBody?: number;
  /** Values in a body that may have more of them than those of other routes, such as all fields of the owner with their choices. */
  readonly mostValues?: number;
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
