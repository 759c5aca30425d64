import type { NewDecision } from '@kindred/contract/desk/decisions';
import {
  type DecisionAction,
  type SanctionNeed,
  decisionActions,
  sanctionKind,
} from '@kindred/contract/desk/sanctions';
import type { FastifyInstance } from 'fastify';
import { eraseMember } from '../../src/areas/members/erase.ts';
import { write } from '../chat/chats.ts';
import { ground } from './desk.ts';
import { choose } from '../likes/likes.ts';
import { createPerson } from '../members/people.ts';
import { insertReport } from './reports.ts';
import { sqlOf } from '../database/sql.ts';

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** A member whom others report, one of them for a message. */
export interface Scene {
  readonly about: Person;
  readonly friend: Person;
  readonly messageReport: string;
  readonly team: readonly Person[];
  readonly reporters: readonly Person[];
  readonly random: (limit: number) => number;
}

export async function openScene(
  app: FastifyInstance,
  friend: Person,
  given: Pick<Scene, 'team' | 'reporters' | 'random'>,
): Promise<Scene> {
  const about = await createPerson(app, { profile: { bio: 'Buy my things' } });
  await choose(friend, about);
  await choose(about, friend);
  const { message } = await write(about, friend, 'Buy my things');
  const reported = { problem_type: 'Harassment', description: 'This', messageId: message._id };
  const made = await friend.send('POST', '/reports/create-reports', reported);
  const { report } = made.json<{ data: { report: { _id: string } } }>().data;
  return { about, friend, messageReport: report._id, ...given };
}

/** What a decision about the scene says besides its ground. */
const neededIn: { [N in SanctionNeed]: (scene: Scene) => NewDecision[N] } = {
  days: () => 5,
  field: () => 'bio',
  publicId: ({ about }) => `test-${about.id}`,
  message: ({ messageReport }) => ({ reportId: messageReport, number: 1 }),
};

function detailsOf(action: DecisionAction, scene: Scene) {
  const kind = sanctionKind(action);
  if (!kind) return {};
  return { ground, ...(kind.needs && { [kind.needs]: neededIn[kind.needs](scene) }) };
}

type Answer = { readonly statusCode: number; json<T>(): T } | undefined;
type Act = (scene: Scene) => Promise<Answer>;

/** What can happen to a case. An act without a result returns nothing. */
export function actsOn(app: FastifyInstance): Readonly<Record<string, Act>> {
  const sql = sqlOf(app);
  const staffOf = ({ random, team }: Scene) => team[random(team.length)] as Person;
  const caseOf = async ({ about }: Scene) =>
    (
      await sql<{ id: string; version: number }>`select id, version from report_case
        where member_id = ${about.id} order by closed_at nulls first limit 1`
    )[0];

  async function decide(scene: Scene) {
    const found = await caseOf(scene);
    const reports = await sql<{ _id: string }>`select id as "_id" from report
      where case_id = ${found?.id ?? scene.about.id} and status_rank <= 1`;
    const action = decisionActions[scene.random(decisionActions.length)] as DecisionAction;
    return staffOf(scene).send('POST', `/desk/cases/${found?.id}/decisions`, {
      version: found?.version,
      action,
      reports: reports.map(({ _id }) => ({ _id, outcome: 'closed' })),
      ...detailsOf(action, scene),
    });
  }

  const acts: Readonly<Record<string, Act>> = {
    claim: async (scene) =>
      staffOf(scene).send('PUT', `/desk/cases/${(await caseOf(scene))?.id}/claim`),
    release: async (scene) =>
      staffOf(scene).send('DELETE', `/desk/cases/${(await caseOf(scene))?.id}/claim`),
    report: async ({ about, reporters, random }) => {
      const by = reporters[random(reporters.length)]?.id ?? '';
      await insertReport(app, { about: about.id, by }).catch(() => undefined);
      return undefined;
    },
    reopen: async (scene) => {
      const [report] = await sql<{ id: string }>`select id from report
        where reported_id = ${scene.about.id} limit 1`;
      return staffOf(scene).send('PUT', `/reports/report/${report?.id}/status`, {
        status: 'in_progress',
      });
    },
    undo: async (scene) => {
      const [last] = await sql<{
        id: string;
        decided_by: string;
      }>`select id, decided_by from decision
        where member_id = ${scene.about.id} order by decided_at desc limit 1`;
      const by = scene.team.find(({ id }) => id === last?.decided_by) ?? staffOf(scene);
      return by.send('POST', `/desk/decisions/${last?.id}/undo`);
    },
    unmatch: async ({ friend, about, random }) =>
      random(3) > 0 ? undefined : friend.send('DELETE', `/matches/${about.id}`),
    erase: async ({ about, random }) => {
      if (random(6) > 0) return undefined;
      await sql`update member set state = 'erased', state_by = 'self', erase_at = now()
        where id = ${about.id}`;
      await eraseMember(app, { id: about.id, email: 'gone@member.example' });
      return undefined;
    },
  };
  // The most important acts happen most often.
  return { ...acts, decide, decideAgain: decide, undoAgain: acts['undo'] as Act };
}
