import { returnPath } from '../../../lib/sessions/return-path.ts';

interface LoginSearch {
  redirect?: string | undefined;
}

interface SignInSearch extends LoginSearch {
  /** The password has just been reset. */
  changed?: true | undefined;
  /** The account has just joined the team. */
  joined?: true | undefined;
  /** The account has just been closed, and will be erased at this time. */
  leaving?: string | undefined;
}

// Fields are also named when they are undefined: the router merges the result into the URL.
export const readLoginSearch = (search: Record<string, unknown>): LoginSearch => ({
  redirect: returnPath(search['redirect']) ?? undefined,
});

export const readSignInSearch = (search: Record<string, unknown>): SignInSearch => ({
  redirect: returnPath(search['redirect']) ?? undefined,
  changed: search['changed'] === true || undefined,
  joined: search['joined'] === true || undefined,
  leaving: Date.parse(String(search['leaving'])) ? String(search['leaving']) : undefined,
});
