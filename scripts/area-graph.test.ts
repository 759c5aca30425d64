import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areaGraph } from '../area-graph.ts';

const folders = readdirSync(join(import.meta.dirname, '../server/src/areas'));

/** The areas that are part of a cycle. */
function circles(graph: Readonly<Record<string, readonly string[]>>) {
  const reachable = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of graph[from] ?? []) if (!seen.has(next)) reachable(next, seen.add(next));
    return seen;
  };
  return Object.keys(graph).filter((area) => reachable(area).has(area));
}

test('the area graph has no cycles', () => {
  expect(circles(areaGraph)).toEqual([]);
  expect(circles({ ...areaGraph, members: ['team'] })).toEqual(
    expect.arrayContaining(['members', 'team']),
  );
});

test('the graph lists exactly the existing areas', () => {
  expect(Object.keys(areaGraph).toSorted()).toEqual(folders.toSorted());
});
