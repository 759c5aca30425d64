import { type Contents, pickContents } from '@kindred/contract/chat/content-fields';
import { hashText } from '@kindred/contract/safety/normal-text';
import {
  type AccountFigures,
  type RuleCounts,
  effectOf,
  rulesMet,
  sumOf,
  weighRules,
} from '@kindred/contract/safety/weigh';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { countPeopleSince, noteBorn, noteFirstMessage, noteHits, openAccount } from './account.ts';
import { checkPhotos } from './banned-photos.ts';
import { beginHold, beginSlow } from './holds.ts';
import { presentRules } from './rules.ts';
import { refuseYoung } from './young-account.ts';

interface FirstMessage {
  readonly memberId: string;
  readonly otherId: string;
  readonly contents: Partial<Contents>;
}

/** What becomes of a message to someone who has not answered. */
export interface Verdict {
  readonly waits: boolean;
  /** Whether earlier ones to the same person wait, and go first. */
  readonly hasEarlier: boolean;
}

const hour = 3_600_000;

/** Applies the rules to a message to someone who has not answered. Expects that their chat is locked. */
export async function weighMessage(
  client: PoolClient,
  app: FastifyInstance,
  { memberId, otherId, contents }: FirstMessage,
): Promise<Verdict> {
  const { rules, read, areOn } = presentRules(app);
  if (!areOn) return { waits: false, hasEarlier: false };
  const now = app.now();
  const account = await openAccount(client, memberId, now);
  const isSlowed = account.state === 'slowed' && account.until !== null && account.until > now;
  if (isSlowed) await refuseTooMany(client, { memberId, otherId, now, most: rules.peopleAnHour });
  await refuseYoung(client, { memberId, otherId, now }, rules);
  const text = textOf(contents);
  const similar = hashText(text)?.similar ?? null;
  const figures = await noteFirstMessage(client, { memberId, otherId, similar, now });
  if (figures.born !== account.born) await noteBorn(client, memberId, figures.born, now);
  const isSame =
    figures.unchecked.length > 0 && (await checkPhotos(client, memberId, figures.unchecked, now));
  const met = rulesMet(rules, {
    sameText: similar === null ? 0 : figures.same + 1,
    newPeople: figures.people + 1,
    likes: figures.likes,
    hasBannedPhoto: figures.banned_photo || isSame,
    hoursSinceChange: hoursSince(changesOf(figures, account, now), now),
    reportPercent: figures.report_percent,
  } satisfies AccountFigures);
  const fresh = await noteHits(client, { memberId, otherId, rules: [...read(text), ...met], now });
  if (account.state === 'held') return { waits: true, hasEarlier: figures.waits };
  const isTrusted = account.trusted_until !== null && account.trusted_until > now;
  const weighed = weighRules(rules, added(figures.counts as RuleCounts, fresh));
  const effect = isTrusted || fresh.length === 0 ? 'none' : effectOf(sumOf(weighed), rules);
  if (effect === 'hold') await beginHold(client, memberId, weighed, now);
  if (effect === 'slow' && !isSlowed) await beginSlow(client, memberId, weighed, now);
  return { waits: effect === 'hold', hasEarlier: figures.waits };
}

const textOf = (contents: Partial<Contents>) =>
  Object.values(pickContents(contents))
    .filter((each) => typeof each === 'string')
    .join(' ');

function added(counts: RuleCounts, fresh: readonly string[]): RuleCounts {
  const more = fresh.map((rule) => [rule, (counts[rule] ?? 0) + 1] as const);
  return { ...counts, ...Object.fromEntries(more) };
}

async function refuseTooMany(
  client: PoolClient,
  {
    memberId,
    otherId,
    now,
    most,
  }: {
    readonly memberId: string;
    readonly otherId: string;
    readonly now: Date;
    readonly most: number;
  },
) {
  const since = new Date(now.getTime() - hour);
  const { people, first_at } = await countPeopleSince(client, memberId, otherId, since);
  if (people < most || !first_at) return;
  const seconds = Math.ceil((first_at.getTime() + hour - now.getTime()) / 1000);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  throw new AppError('message_slowed', { params: { minutes }, retryAfter: Math.max(1, seconds) });
}

const day = 24 * hour;

/** When the age, or a photo of an account that is no longer new, last changed. */
function changesOf(
  { born, photo_at, joined_at }: Awaited<ReturnType<typeof noteFirstMessage>>,
  account: Awaited<ReturnType<typeof openAccount>>,
  now: Date,
): readonly Date[] {
  const isNew = now.getTime() - joined_at.getTime() < day;
  const photo = photo_at && !isNew && photo_at.getTime() - joined_at.getTime() > day;
  const isOther = account.born !== null && born !== account.born;
  return [
    ...(photo ? [photo_at] : []),
    ...(isOther ? [now] : []),
    ...(account.born_changed_at ? [account.born_changed_at] : []),
  ];
}

const hoursSince = (changes: readonly Date[], now: Date) =>
  changes.length === 0
    ? null
    : Math.floor((now.getTime() - Math.max(...changes.map(Number))) / hour);
