import { returnPath } from '../../../lib/return-path.ts';

interface LoginSearch {
  redirect?: string | undefined;
}

interface SignInSearch extends LoginSearch {
  /** The password was reset a moment ago. */
  changed?: true | undefined;
  /** The account became part of the team a moment ago. */
  joined?: true | undefined;
  /** The account was closed a moment ago, and will be erased at this time. */
  leaving?: string | undefined;
}

// Fields are also named when they are undefined: the router merges the result into what the address says.
export const readLoginSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: returnPath(search['redirect']) ?? undefined,
});

export const readSignInSearch = (search: Record<string, unknown>): SignInSearch => ({
  redirect: returnPath(search['redirect']) ?? undefined,
  changed: search['changed'] === true || undefined,
  joined: search['joined'] === true || undefined,
  leaving: Date.parse(String(search['leaving'])) ? String(search['leaving']) : undefined,
});
