import { type Random, between, pick, pickSome } from '../random.ts';
import type { Act, BadKind, SafetyTexts } from './person.ts';
import { badText, keepSlots } from './write-text.ts';

const day = 24 * 60;

interface Plan {
  /** Likes in one go. */
  readonly likes: readonly [number, number];
  /** How many people they write to, and the minutes between two of them. */
  readonly people: readonly [number, number];
  readonly pause: readonly [number, number];
  /** The chance of a second message before there is an answer. */
  readonly again: number;
  /** How many of the lines one person uses. */
  readonly lines: readonly [number, number];
  /** The chance that someone who got a message reports it. */
  readonly reported: number;
  readonly sure: boolean;
}

type TextKind = Exclude<BadKind, 'banned-duplicate'>;

const plans: Readonly<Record<TextKind, Plan>> = {
  'link-spam': {
    likes: [40, 120],
    people: [8, 25],
    pause: [1, 7],
    again: 0.3,
    lines: [1, 2],
    reported: 0.12,
    sure: true,
  },
  escort: {
    likes: [20, 70],
    people: [6, 15],
    pause: [4, 60],
    again: 0.2,
    lines: [1, 3],
    reported: 0.12,
    sure: true,
  },
  'romance-script': {
    likes: [15, 60],
    people: [6, 14],
    pause: [8, 150],
    again: 0.35,
    lines: [1, 3],
    reported: 0.08,
    sure: true,
  },
  harasser: {
    likes: [5, 40],
    people: [5, 11],
    pause: [10, 900],
    again: 0.15,
    lines: [4, 9],
    reported: 0.35,
    sure: true,
  },
};

const keptNames = [
  'site',
  'handle',
  'roses',
  'currency',
  'spoken',
  'scamjob',
  'messenger',
  'child',
  'dear',
  'spouse',
];
const textKinds = Object.keys(plans) as TextKind[];

export function badActs(random: Random, kind: BadKind, texts: SafetyTexts): readonly Act[] {
  const isCareful = kind === 'banned-duplicate' && random() < 0.6;
  const like: TextKind = kind === 'banned-duplicate' ? pick(random, textKinds) : kind;
  const plan = plans[like];
  const kept = keepSlots(random, texts, keptNames);
  const own = pickSome(
    random,
    isCareful ? texts.careful : texts.lines[like],
    between(random, ...plan.lines),
  );
  const care = pick(random, [0.2, 0.5, 0.9]);
  const write = (line: string) => badText(random, texts, { line, kept, care });
  let minute = between(random, 5, day);
  const acts: Act[] = [{ minute, do: 'like', count: between(random, ...plan.likes) }];
  if (random() < 0.4)
    acts.push({
      minute: minute + between(random, 1, 30),
      do: 'change',
      what: pick(random, ['photo', 'age', 'place']),
    });
  const people = between(random, ...plan.people);
  minute += between(random, 20, 300);
  for (let to = 0; to < people; to += 1) {
    minute += between(random, ...plan.pause);
    acts.push({ minute, do: 'write', to, text: write(pick(random, own)), sure: plan.sure });
    const more = like === 'harasser' || isCareful ? undefined : texts.followUps[like];
    if (more && random() < plan.again)
      acts.push({
        minute: minute + between(random, 1, 20),
        do: 'write',
        to,
        text: write(pick(random, more)),
        sure: true,
      });
    if (random() < plan.reported)
      acts.push({
        minute: minute + between(random, 2, 400),
        do: 'reported',
        by: to,
        upheld: between(random, 0, 3),
        dismissed: between(random, 0, 1),
      });
    else if (random() < 0.12)
      acts.push({ minute: minute + between(random, 5, 300), do: 'answered', by: to });
  }
  return acts.toSorted((a, b) => a.minute - b.minute);
}
