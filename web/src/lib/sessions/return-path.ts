const loginPaths = new Set(['/login', '/sign-in']);

export function isLoginPath(path: string): boolean {
  return loginPaths.has(path.replace(/\/?([?#].*)?$/, ''));
}

const signsInAtLogin =
  /^\/((faqs|privacy|home)?$|(dashboard|desk|users|reports|team|audit|system|photo-review|security|subscriptions|revenue|plans|price-moves|site|integrations|compliance|import|invitation-codes|announcements)(\/|$))/;

/** The sign-in page for a page: /login for those of the specification and of staff, /sign-in for all others. */
export const signInPathFor = (path: string) =>
  signsInAtLogin.test(path.replace(/(.)\/$/, '$1')) ? '/login' : '/sign-in';

/** The page to open after signing in, if it is a page of this site and no sign-in page. */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(wanted, here)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  const path = pathname + search + hash;
  // Resolving `/.//x` leaves `//x`, which leads to another site.
  if (origin !== here || path.startsWith('//') || isLoginPath(pathname)) return null;
  return path;
}
