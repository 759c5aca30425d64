import { type Random, between, pick } from '../random.ts';
import type { Act, HonestKind, SafetyTexts } from './person.ts';
import { honestText } from './write-text.ts';

const day = 24 * 60;

interface Plan {
  readonly likes: readonly [number, number];
  readonly people: readonly [number, number];
  readonly pause: readonly [number, number];
  /** The chance that they change their photo, age or place in these days. */
  readonly changes: number;
  readonly answered: number;
}

const usual: Plan = {
  likes: [2, 25],
  people: [1, 7],
  pause: [15, 2 * day],
  changes: 0.15,
  answered: 0.5,
};

const plans: Readonly<Record<HonestKind, Plan>> = {
  ordinary: usual,
  traveler: { ...usual, changes: 0.7, likes: [5, 40] },
  poet: usual,
  /** Who pastes the same opener goes through all matches of a week in one evening. */
  'pastes-opener': { ...usual, likes: [15, 60], people: [5, 20], pause: [1, 15] },
  'learns-language': { ...usual, people: [2, 10], answered: 0.3 },
  lookalike: { ...usual, changes: 0.3 },
};

/** Many of those who report someone honest have done so before, in vain. */
const unfair = 0.01;

export function honestActs(random: Random, kind: HonestKind, texts: SafetyTexts): readonly Act[] {
  const plan = plans[kind];
  let minute = between(random, 10, 2 * day);
  const acts: Act[] = [{ minute, do: 'like', count: between(random, ...plan.likes) }];
  if (random() < plan.changes)
    acts.push({
      minute: minute + between(random, 1, day),
      do: 'change',
      what: pick(random, ['photo', 'age', 'place']),
    });
  const people = between(random, ...plan.people);
  const pasted = pick(random, texts.lines['pastes-opener']);
  const kept = Object.fromEntries(
    Object.entries(texts.slots).map(([name, choices]) => [name, pick(random, choices)]),
  );
  const pastedText = honestText(random, texts, pasted, kept);
  minute += between(random, 10, day);
  for (let to = 0; to < people; to += 1) {
    minute += between(random, ...plan.pause);
    // An odd person does not write in their odd way each time.
    const line = pick(random, texts.lines[random() < 0.75 ? kind : 'ordinary']);
    const text =
      kind === 'pastes-opener' && random() < 0.85 ? pastedText : honestText(random, texts, line);
    acts.push({ minute, do: 'write', to, text, sure: random() < 0.5 });
    if (random() < 0.1) {
      const again = honestText(random, texts, pick(random, texts.lines.ordinary));
      acts.push({
        minute: minute + between(random, 1, 60),
        do: 'write',
        to,
        text: again,
        sure: false,
      });
    }
    if (random() < plan.answered)
      acts.push({ minute: minute + between(random, 1, day), do: 'answered', by: to });
    else if (random() < unfair)
      acts.push({
        minute: minute + between(random, 2, 400),
        do: 'reported',
        by: to,
        upheld: 0,
        dismissed: between(random, 0, 3),
      });
  }
  return acts.toSorted((a, b) => a.minute - b.minute);
}
