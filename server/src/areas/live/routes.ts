import { openLive } from '@kindred/contract/live';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { serve } from '../../platform/http/serve.ts';

/** The handshake of a WebSocket never arrives here. */
export function liveRoutes(app: FastifyInstance) {
  serve(app, openLive, async ({ reply }) => {
    void reply.header('upgrade', 'websocket');
    throw new AppError('websocket_required');
  });
}

export const publicRoutes = [openLive];
