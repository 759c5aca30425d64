import type { Case } from '@kindred/contract/desk';
import { formatDayIn } from '@kindred/contract/texts/format-day';
import { expect, test, vi } from 'vitest';
import { config } from '../../../lib/calls/config.ts';
import type { Filled } from './draft.ts';
import { subjectOf } from './placeholder-values.ts';

test('the last day in a reason is shown as it is sent, in the language and the zone of the service', () => {
  const { timeZone } = config;
  config.timeZone = 'Pacific/Auckland';
  vi.useFakeTimers({ now: new Date('2026-02-22T23:30:00Z') });
  try {
    const person = { name: 'Zed', language: 'de' } as Case['person'];
    const filled = { days: 7 } as Filled;
    const { until } = subjectOf({ person }, { action: 'suspend', filled }, '').values();
    expect(until).toBe('2. März 2026');
    expect(until).toBe(formatDayIn('de')('2026-03-02'));
  } finally {
    vi.useRealTimers();
    config.timeZone = timeZone;
  }
});
