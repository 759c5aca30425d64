import { expect, test } from 'vitest';
import { messages as faqs } from './en/faqs.ts';
import { messages as ranking } from './en/ranking.ts';

test('the FAQs name everything that decides the order of a deck, as /ranking does', () => {
  const [, order] = ranking.sections(['100 km', '250 km', '500 km']);
  const [answer = ''] = faqs.questions.matching.answer();
  for (const factor of [
    /answers/,
    /interests/,
    /would see (them|someone) first/,
    /recently/,
    /near/,
  ]) {
    expect(order?.points.join(' ')).toMatch(factor);
    expect(answer).toMatch(factor);
  }
  expect(answer).not.toContain('best match');
});
