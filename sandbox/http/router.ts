import type { Route } from './route.ts';

interface Found {
  route: Route;
  ids: string[];
}

interface Pattern {
  route: Route;
  test: RegExp;
}

export class Router {
  private readonly patterns: Pattern[];

  constructor(routes: Route[]) {
    // Written-out paths come before those with an id in the same place.
    this.patterns = routes
      .toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
      .map((route) => ({
        route,
        test: new RegExp(`^${route.path.replaceAll(':id', '([^/]+)')}$`),
      }));
  }

  find(method: string, path: string): Found | undefined {
    for (const { route, test } of this.patterns) {
      const match = route.method === method ? test.exec(path) : null;
      if (match) return { route, ids: match.slice(1).map(decodeURIComponent) };
    }
    return undefined;
  }
}
