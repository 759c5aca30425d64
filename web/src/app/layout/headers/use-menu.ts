import { useRouter } from '@tanstack/react-router';
import type { Menu } from '../../../lib/page.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';

/** The entries of a menu as the pages declare them, for the current viewer. */
export function useMenu(menu: Menu) {
  const { user } = useSession();
  return Object.values(useRouter().routesByPath)
    .flatMap(({ to, options }) => {
      const entry = options.staticData?.page?.menus?.[menu];
      return entry ? [{ to, ...entry }] : [];
    })
    .filter(({ visibleTo }) => !visibleTo || (user && visibleTo(user)))
    .toSorted((a, b) => a.order - b.order);
}
