// @module-tag long
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { histogramOf, metricsOf, readMetrics } from '../../../../test/service/metrics.ts';

const app = await testApp();
const root = join(import.meta.dirname, '../../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
}
const rules = (parse(read('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const runbook = read('docs/runbook.md');

test('every alert and every query of the runbook asks for metrics that exist', async () => {
  const metrics = await readMetrics(app);
  const queries = [...runbook.matchAll(/^topk.*$/gm)].map(([line]) => line);
  expect(queries).toHaveLength(2);
  for (const expression of [...rules.map(({ expr }) => expr), ...queries])
    for (const metric of metricsOf(expression))
      expect([...metrics.keys()], `${metric} of ${expression}`).toContain(histogramOf(metric));
});

test('every alert has its section in the runbook, and no section is of another', () => {
  const sections = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
});
