// No schemas here: the web loads this file on every page, for the sentences of notices.

/** An account, or an image or a text that others could see. */
export type Restricted = 'nothing' | 'account' | 'image' | 'text';

interface SanctionKind {
  /** What it does: nothing more than saying so, closing the account for a time or permanently, or hiding content. */
  readonly effect: 'none' | 'closes-account' | 'removes-photo' | 'removes-text' | 'removes-message';
  /** The field of a decision that it needs, and no other sanction of another field takes. */
  readonly needs: 'days' | 'publicId' | 'field' | 'message' | null;
  /** What it takes from the member, for appeals, the transparency report and the European Union. */
  readonly restricts: Restricted;
  readonly icon: 'alert' | 'ban' | 'clock' | 'message' | 'photo' | 'text';
  /** The key that prepares it at the desk. */
  readonly key: string | null;
  /** A step of the ladder, so that it has a button of its own and can be chosen for several cases. */
  readonly isStep: boolean;
  /** It cannot be undone by waiting, so that it is asked for twice. */
  readonly isPermanent?: true;
}

/** What ends automatically has an effect that ends. */
type Checked<Kind extends SanctionKind> = Kind extends { needs: 'days'; effect: 'none' }
  ? never
  : Kind;

const defineSanctions = <const Kinds extends Readonly<Record<string, SanctionKind>>>(
  kinds: Kinds & { readonly [Name in keyof Kinds]: Checked<Kinds[Name]> },
): Kinds => kinds;

/** What staff can do about a member, from mild to severe, and then what removes content. */
export const sanctionKinds = defineSanctions({
  warn: {
    effect: 'none',
    needs: null,
    restricts: 'nothing',
    icon: 'alert',
    key: 'w',
    isStep: true,
  },
  suspend: {
    effect: 'closes-account',
    needs: 'days',
    restricts: 'account',
    icon: 'clock',
    key: 's',
    isStep: true,
  },
  ban: {
    effect: 'closes-account',
    needs: null,
    restricts: 'account',
    icon: 'ban',
    key: 'b',
    isStep: true,
    isPermanent: true,
  },
  'remove-photo': {
    effect: 'removes-photo',
    restricts: 'image',
    needs: 'publicId',
    icon: 'photo',
    key: null,
    isStep: false,
  },
  'remove-text': {
    effect: 'removes-text',
    restricts: 'text',
    needs: 'field',
    icon: 'text',
    key: null,
    isStep: false,
  },
  'remove-message': {
    effect: 'removes-message',
    restricts: 'text',
    needs: 'message',
    icon: 'message',
    key: 'm',
    isStep: false,
  },
});

/** The texts of a profile that can be removed: of the fields of the owner, what was written and not chosen. */
export const removableTexts = ['bio', 'prompts', 'fields'] as const;
export type RemovableText = (typeof removableTexts)[number];

type Sanctions = typeof sanctionKinds;
export type Sanction = keyof Sanctions;
export const sanctions = Object.keys(sanctionKinds) as Sanction[];

export const decisionActions = ['dismiss', ...sanctions] as const;
export type DecisionAction = (typeof decisionActions)[number];

export const isSanction = (action: DecisionAction): action is Sanction =>
  Object.hasOwn(sanctionKinds, action);

/** What belongs to a decision's action. A dismissal is no sanction. */
export const sanctionKind = (action: DecisionAction): SanctionKind | null =>
  isSanction(action) ? sanctionKinds[action] : null;

export type SanctionNeed = Exclude<SanctionKind['needs'], null>;
export type SanctionEffect = SanctionKind['effect'];
export type SanctionIcon = SanctionKind['icon'];

export const closesAccount = (action: DecisionAction) =>
  sanctionKind(action)?.effect === 'closes-account';

const where = (holds: (kind: SanctionKind) => boolean) =>
  sanctions.filter((sanction) => holds(sanctionKinds[sanction]));

/** Suspensions and bans. */
export const closingSanctions = where(({ effect }) => effect === 'closes-account');
export const removals = where(({ restricts }) => restricts === 'image' || restricts === 'text');
/** Everything that restricts a member, as the law counts it. A warning restricts nothing. */
export const restrictions = where(({ restricts }) => restricts !== 'nothing');

type StepOf<K extends Sanction> = K extends K
  ? Sanctions[K]['isStep'] extends true
    ? K
    : never
  : never;
/** The steps of the ladder. */
export type StepAction = StepOf<Sanction>;
export const stepActions = where(({ isStep }) => isStep) as StepAction[];

/** What ends automatically, after the days that its decision says. */
export type TimedAction = {
  [K in Sanction]: Sanctions[K]['needs'] extends 'days' ? K : never;
}[Sanction];
export const isTimed = (action: DecisionAction): action is TimedAction =>
  sanctionKind(action)?.needs === 'days';
