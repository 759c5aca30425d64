import { changeView, deleteView, listViews, saveView } from '@kindred/contract/saved-views';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { findViews, insertView, removeView, updateView } from './saved-views.ts';

/** Saved filters of lists. */
export function savedViewRoutes(app: FastifyInstance) {
  const { pool } = app;

  serve(app, listViews, async ({ member, query: { screen } }) => ({
    data: { views: await findViews(pool, member.id, screen) },
  }));

  serve(app, saveView, async ({ member, body, client }) => ({
    data: { view: await insertView(client, member.id, body) },
  }));

  serve(app, changeView, async ({ member, params: { id }, body }) => ({
    data: { view: await updateView(pool, member.id, id, body) },
  }));

  serve(app, deleteView, async ({ member, params: { id } }) => {
    await removeView(pool, member.id, id);
    return { data: { _id: id } };
  });
}
