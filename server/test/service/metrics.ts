import type { FastifyInstance } from 'fastify';

const operators = new Set(['and', 'or', 'unless', 'bool', 'up']);

/** The metrics that an expression of Prometheus asks for. */
export const metricsOf = (expression: string) =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, '')
      .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '')
      // What is followed by a bracket is a function.
      .matchAll(/\b[a-z_][a-z\d_]*\b(?!\s*\()/g),
  ]
    .map(([word]) => word)
    .filter((word) => !operators.has(word));

/** The type and the labels of each metric that a service has. */
export async function readMetrics(app: FastifyInstance) {
  await app.ready();
  await app.processes.begin();
  await app.inject({ url: '/readyz' });
  const { body } = await app.inject({ url: '/metrics' });
  return new Map(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
}

/** The metric whose parts a histogram's names are. */
export const histogramOf = (name: string) => name.replace(/_(count|bucket|sum)$/, '');
