export const actions = [
  'like',
  'superlike',
  'pass',
  'undo',
  'unmatch',
  'block',
  'unblock',
  'pause',
  'resume',
  'close',
  'reopen',
] as const;
export type Action = (typeof actions)[number];

/** What a member does about another. The time is sent with choices and with undoing them. */
export interface Step {
  readonly who: number;
  readonly whom: number;
  readonly action: Action;
  readonly at: number;
}

export interface Answer {
  readonly status: number;
  readonly choice?: string;
  readonly matched?: boolean;
}

interface Used {
  likes: number;
  superlikes: number;
  undos: number;
}

/** The complete state of choices between a few members. */
export interface Model {
  readonly choices: Record<string, { kind: string; at: number }>;
  readonly matches: Record<string, 'on' | 'ended'>;
  readonly blocks: Record<string, true>;
  readonly paused: Record<number, true>;
  readonly closed: Record<number, true>;
  readonly used: readonly Used[];
}

export const emptyModel = (used: readonly Used[]): Model => ({
  choices: {},
  matches: {},
  blocks: {},
  paused: {},
  closed: {},
  used: structuredClone(used),
});

/** What a new installation gives each day without premium. */
const allowed = { likesPerDay: 50, superlikesPerDay: 1, undosPerDay: 3 };
const liked = (kind: string | undefined) => kind === 'like' || kind === 'superlike';
const to = (who: number, whom: number) => `${who}>${whom}`;
export const pair = (who: number, whom: number) => `${Math.min(who, whom)}-${Math.max(who, whom)}`;
const isBlocked = ({ blocks }: Model, who: number, whom: number) =>
  Boolean(blocks[to(who, whom)] ?? blocks[to(whom, who)]);

/** Whether a member may see the other by id. */
export function sees(model: Model, who: number, whom: number) {
  const { matches, paused, closed } = model;
  const match = matches[pair(who, whom)];
  if (isBlocked(model, who, whom) || match === 'ended' || closed[whom]) return false;
  return match === 'on' || !paused[whom];
}

export const hasMatch = (model: Model, who: number, whom: number) =>
  model.matches[pair(who, whom)] === 'on' && !isBlocked(model, who, whom) && !model.closed[whom];

/** Applies a step in the model, and returns the service's response. */
export function carryOut(model: Model, step: Step): Answer {
  const { who, whom, action } = step;
  const { matches, blocks, paused, closed } = model;
  const done = { status: 200 };
  switch (action) {
    case 'undo':
      return undo(model, step);
    case 'unmatch':
      if (matches[pair(who, whom)]) matches[pair(who, whom)] = 'ended';
      return done;
    case 'block':
      blocks[to(who, whom)] = true;
      return done;
    case 'unblock':
      delete blocks[to(who, whom)];
      return done;
    case 'pause':
      paused[who] = true;
      return done;
    case 'resume':
      delete paused[who];
      return done;
    case 'close':
      closed[who] = true;
      return done;
    case 'reopen':
      delete closed[who];
      return done;
    case 'like':
    case 'superlike':
    case 'pass':
      return choose(model, { ...step, action });
  }
}

function choose(model: Model, step: Step & { action: 'like' | 'superlike' | 'pass' }): Answer {
  const { who, whom, at } = step;
  if (model.closed[who]) return { status: 401 };
  if (!sees(model, who, whom)) return { status: 404 };
  const known = model.choices[to(who, whom)];
  const matched = model.matches[pair(who, whom)] === 'on';
  // A like does not replace a super like.
  const action = step.action === 'like' && known?.kind === 'superlike' ? known.kind : step.action;
  if (known && known.kind === action && known.at <= at)
    return { status: 200, choice: action, matched };
  if (known && known.at > at)
    return { status: 200, choice: known.kind === 'none' ? action : known.kind, matched };
  if (matched) return { status: 409 };
  const used = model.used[who];
  if (!used) throw new Error('nobody');
  if (action === 'like' && used.likes >= allowed.likesPerDay) return { status: 429 };
  if (action === 'superlike' && used.superlikes >= allowed.superlikesPerDay) return { status: 429 };
  if (action === 'like') used.likes += 1;
  if (action === 'superlike') used.superlikes += 1;
  model.choices[to(who, whom)] = { kind: action, at };
  if (!liked(action) || !liked(model.choices[to(whom, who)]?.kind))
    return { status: 200, choice: action, matched: false };
  model.matches[pair(who, whom)] = 'on';
  return { status: 200, choice: action, matched: true };
}

function undo(model: Model, { who, whom, at }: Step): Answer {
  const { choices, matches, used } = model;
  const known = choices[to(who, whom)];
  const today = used[who];
  if (matches[pair(who, whom)]) return { status: 409 };
  if (!known || !today || known.kind === 'none' || known.at > at) return { status: 200 };
  // A block of one's own does not make an undo free.
  if (sees(model, who, whom) || model.blocks[to(who, whom)]) {
    if (today.undos >= allowed.undosPerDay) return { status: 429 };
    today.undos += 1;
  }
  choices[to(who, whom)] = { kind: 'none', at };
  return { status: 200 };
}

/** Every order in which parallel steps can have been applied. */
export function ordersOf<T>(steps: readonly T[]): T[][] {
  if (steps.length < 2) return [[...steps]];
  return steps.flatMap((step, index) =>
    ordersOf(steps.toSpliced(index, 1)).map((others) => [step, ...others]),
  );
}
