import { expect, test } from 'vitest';
import { openersFor } from './openers-for.ts';

const openerOf = (answer: string) =>
  openersFor({ prompts: [{ prompt: 'green-flag', answer }], interests: [] }, null)[0];

test('an opener quotes a short answer as a whole, and of a long one the first words', () => {
  expect(openerOf('Cycling to work')).toBe('“Cycling to work” Tell me more!');
  expect(
    openerOf('I walk there twice a week, mostly in the rain, with a flask, no map and no plan.'),
  ).toBe('“I walk there twice a week, mostly in the rain, with a flask…” Tell me more!');
  expect(openerOf('Donaudampfschiffahrt'.repeat(5))).toBe(
    `“${'Donaudampfschiffahrt'.repeat(3)}…” Tell me more!`,
  );
});
