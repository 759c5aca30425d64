import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUnsent, unsentKey } from './unsent.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("signing out deletes the member's unsent changes, and keeps those of others", () => {
  for (const owner of ['ada', 'alan'])
    for (const name of ['unsent-choices', 'unsaved-answers'] as const)
      stored.set(unsentKey(name, owner), '[]');
  forgetUnsent('ada');
  expect([...stored.keys()]).toEqual(['unsent-choices:alan', 'unsaved-answers:alan']);
});
