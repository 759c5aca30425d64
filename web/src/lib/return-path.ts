const loginPaths = new Set(['/login', '/sign-in']);

export function isLoginPath(path: string): boolean {
  return loginPaths.has(path.replace(/\/?([?#].*)?$/, ''));
}

/** Where to go after signing in, when that is a page of ours and not a login page again. */
export function returnPath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || !wanted.startsWith('/')) return null;
  const here = 'https://here.invalid';
  if (!URL.canParse(wanted, here)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  return origin === here && !isLoginPath(pathname) ? pathname + search + hash : null;
}
