import type { User } from '@kindred/contract/members';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import type { RouteComponent } from '@tanstack/react-router';

type Frame = 'public' | 'member' | 'staff';
/**
 * `commands` are staff pages around the desk and in the command bar, which need no entry in the header; `site` is what
 * stands small beside the account of members.
 */
export type Menu = Frame | 'commands' | 'site';

export interface MenuEntry {
  label: string;
  /** Entries stand in ascending order. */
  order: number;
  /** Without it everyone who sees the menu sees the entry. */
  visibleTo?: (user: User) => boolean;
}

interface PageData {
  path: string;
  title: string;
  /** The frame around the page; `viewer` is the frame of the current viewer. */
  layout: Frame | 'bare' | 'viewer';
  /** Fills the screen and scrolls inside, without a footer; `cover` covers a phone. */
  frame?: 'fill' | 'cover';
  menus?: Partial<Record<Menu, MenuEntry>>;
  /** Members read its title in the header of a phone. The heading of the page itself is then for screen readers alone. */
  titled?: boolean;
  /** Where its way back leads on a phone, for someone who opened it directly. Only with `titled`. */
  below?: '/home' | '/premium' | '/premium/manage';
  /** Members see the footer there too. Others see it on every page that doesn't fill the screen. */
  footer?: boolean;
  /** To members who have not confirmed their email it says so itself, and needs no banner above that. */
  confirmedOnly?: boolean;
  /** On a phone without header and tabs: it has a way back, and a bar of its own. */
  bareOnPhone?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    page?: PageData;
  }
}

export interface Arrival {
  cause: 'preload' | 'enter' | 'stay';
  location: { href: string; pathname: string; hash: string };
}

interface PageOptions<Path extends string, Search extends object> extends PageData {
  path: Path;
  /** Allows viewers who may see the page, and redirects everyone else. */
  guard: (arrival: Arrival) => void | Promise<void>;
  readSearch?: (search: Record<string, unknown>) => Search;
  component: RouteComponent;
}

/** Every page is a child of it. The app adds the frame. */
export const rootRoute = createRootRoute();

export function createPage<const Path extends string, Search extends object = object>({
  path,
  guard,
  readSearch = () => ({}) as Search,
  component,
  ...page
}: PageOptions<Path, Search>) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { page: { path, ...page } },
    beforeLoad: guard,
    validateSearch: readSearch,
    component,
  });
}
