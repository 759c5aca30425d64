import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../../../sandbox/start.ts';
import type { refund } from '../../src/areas/premium/office/act.ts';
import type { SubscriptionRow } from '../../src/areas/premium/subscriptions/rows.ts';
import { presentMoment } from '../../src/platform/time/moment.ts';
import type { Model } from './model.ts';

type Random = () => number;

export interface Life {
  readonly id: string;
  readonly model: Model;
  readonly random: Random;
  readonly done: string[];
}

export interface Actor {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  readonly life: Life;
  readonly row: SubscriptionRow;
  readonly staffId: string;
}

export const among = <T>(random: Random, ...list: readonly T[]) =>
  list[Math.floor(random() * list.length)] as T;
export const secondsOf = (app: FastifyInstance) => Math.floor(app.now().getTime() / 1000);

/** The request of the staff member who acts. */
export const staffRequest = ({ app, staffId }: Actor): Parameters<typeof refund>[3] => ({
  ...presentMoment(app),
  request: {
    caller: {
      id: staffId,
      sessionId: staffId,
      staffRole: 'administrator',
      verified: true,
      vipUntil: null,
      provenFactor: true,
    },
    ip: '127.0.0.1',
    headers: {},
  },
});
