import type { Access } from '@kindred/contract/route';
import type { RouteOptions } from 'fastify';

export interface ListedRoute {
  method: string;
  /** The path as in the OpenAPI document: `/members/{id}`. */
  path: string;
  access: Access | undefined;
}

export interface Document {
  paths?: Record<string, Record<string, unknown>>;
}

/** One entry for each method of each route. HEAD is left out, since it follows from GET. */
export function listRoutes(routes: RouteOptions[]): ListedRoute[] {
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

const describe = ({ method, path }: ListedRoute) => `${method} ${path}`;

export const withoutAccess = (routes: ListedRoute[]) =>
  routes.filter(({ access }) => !access || access.length === 0).map(describe);

export const withoutDocument = (routes: ListedRoute[], { paths = {} }: Document) =>
  routes.filter(({ method, path }) => !paths[path]?.[method.toLowerCase()]).map(describe);
