import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { histogramOf, metricsOf, readMetrics } from '../../../../test/service/metrics.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Query {
  readonly refId: string;
  readonly expr: string;
  readonly datasource: unknown;
}

interface Panel {
  readonly id: number;
  readonly type: 'row' | 'stat' | 'table' | 'timeseries';
  readonly title: string;
  readonly description?: string;
  readonly gridPos: Area;
  readonly datasource?: unknown;
  readonly targets?: readonly Query[];
  readonly fieldConfig?: {
    readonly defaults: {
      readonly unit: string;
      readonly thresholds: { readonly steps: readonly { readonly value: number | null }[] };
    };
  };
}

interface Board {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly schemaVersion: number;
  readonly tags: readonly string[];
  readonly templating: {
    readonly list: readonly { readonly name: string; readonly definition?: string }[];
  };
  readonly panels: readonly Panel[];
}

const root = join(import.meta.dirname, '../../../../..');
const folder = join(root, 'deploy/grafana');
const boards = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Board] as const,
);
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');
const source = { type: 'prometheus', uid: '${datasource}' };
const units = new Set(['short', 's', 'bytes', 'percentunit', 'reqps', 'ops']);
const panelsOf = ({ panels }: Board) => panels.filter(({ type }) => type !== 'row');
const app = await testApp();

test('there is a board for the service, its database, and its jobs and deliveries, each with a name of its own', () => {
  expect(boards.map(([file]) => file)).toEqual(['database.json', 'jobs.json', 'service.json']);
  expect(new Set(boards.flatMap(([, { uid, title }]) => [uid, title])).size).toBe(6);
});

test.each(boards)('%s is what Grafana imports', (_file, board) => {
  expect(board).toMatchObject({ schemaVersion: 39, tags: ['kindred'] });
  expect(board.uid).toMatch(/^[a-z-]{1,40}$/);
  expect(board.templating.list.map(({ name }) => name)).toEqual(['datasource', 'instance']);
  expect(new Set(board.panels.map(({ id }) => id)).size).toBe(board.panels.length);
  for (const panel of panelsOf(board)) {
    const { title, type, datasource, targets = [], fieldConfig } = panel;
    expect(['stat', 'table', 'timeseries'], title).toContain(type);
    expect(panel.description, title).toMatch(/^[A-Z].*\.$/);
    expect(datasource, title).toEqual(source);
    expect(targets.map(({ refId }) => refId).join(''), title).toMatch(/^ABC$|^AB$|^A$/);
    for (const query of targets) expect(query.datasource, title).toEqual(source);
    const values = fieldConfig?.defaults.thresholds.steps.map(({ value }) => value) ?? [];
    expect(values[0], title).toBeNull();
    const limits = values.slice(1).map(Number);
    expect(limits, title).toEqual(limits.toSorted((a, b) => a - b));
  }
});

test.each(boards)('no panel of %s covers another', (_file, { panels }) => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { title, gridPos } of panels)
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
});

test.each(boards)('%s asks for metrics that exist, in their unit', async (_file, board) => {
  const metrics = await readMetrics(app);
  const [, variable = ''] =
    /^label_values\((\w+), instance\)$/.exec(board.templating.list[1]?.definition ?? '') ?? [];
  expect([...metrics.keys()]).toContain(variable);
  for (const panel of panelsOf(board)) {
    const { title, targets = [], fieldConfig } = panel;
    const unit = fieldConfig?.defaults.unit ?? '';
    expect([...units], title).toContain(unit);
    for (const { expr } of targets) {
      for (const metric of metricsOf(expr)) {
        const type = metrics.get(histogramOf(metric)) ?? metrics.get(metric);
        expect(type, `${metric} of ${title}`).toBeDefined();
        // What only grows is shown by its rate.
        const shown = type === 'gauge' ? /./ : /\b(rate|increase)\(/;
        expect(expr, title).toMatch(shown);
      }
      expect(unit, `${title}: ${expr}`).toMatch(unitOf(expr));
    }
  }
});

function unitOf(expression: string) {
  if (
    /^sum\(.*\) \/ \(?sum\(|^\(.*\) \/ sum\(/.test(expression) &&
    !/_seconds_total/.test(expression)
  )
    return /^percentunit$/;
  if (
    /histogram_quantile|_seconds_total\{[^}]*\}\[[^\]]*\]\)\)|_seconds(\{|$)|lag_p99/.test(
      expression,
    )
  )
    return /cpu_seconds/.test(expression) ? /^short$/ : /^s$/;
  if (/_bytes/.test(expression)) return /^bytes$/;
  return /rate\(/.test(expression) ? /^(reqps|ops|short)$/ : /^short$/;
}

test('the alerts that a board names are in the runbook', () => {
  const text = boards.map(([, board]) => JSON.stringify(board)).join();
  const named = [...new Set(text.match(/\bKindred[A-Z]\w+/g))];
  expect(named.length).toBeGreaterThan(6);
  for (const alert of named) expect(runbook).toMatch(new RegExp(`^## ${alert}$`, 'm'));
});
