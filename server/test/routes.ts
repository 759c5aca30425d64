import type { Access } from '@kindred/contract/route';
import type { RouteOptions } from 'fastify';

export interface WalkedRoute {
  method: string;
  /** As the document writes it: `/members/{id}`. */
  path: string;
  access: Access | undefined;
}

export interface Document {
  paths?: Record<string, Record<string, unknown>>;
}

/** One entry for each method of each route that the server was given. HEAD is made from GET. */
export function walkRoutes(routes: RouteOptions[]): WalkedRoute[] {
  return routes.flatMap(({ method, url, config }) =>
    [method]
      .flat()
      .filter((name) => name !== 'HEAD')
      .map((name) => ({
        method: name,
        path: url.replaceAll(/:(\w+)/g, '{$1}').replaceAll('*', '{path}'),
        access: config?.access,
      })),
  );
}

const say = ({ method, path }: WalkedRoute) => `${method} ${path}`;

export const withoutAccess = (routes: WalkedRoute[]) =>
  routes.filter(({ access }) => !access || access.length === 0).map(say);

export const withoutDocument = (routes: WalkedRoute[], { paths = {} }: Document) =>
  routes.filter(({ method, path }) => !paths[path]?.[method.toLowerCase()]).map(say);
