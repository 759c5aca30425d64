import { listFieldTemplates } from '@kindred/contract/site/field-template-routes';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { usualFields } from '../../platform/site/usual-fields.ts';

export function fieldTemplateRoute(app: FastifyInstance) {
  serve(app, listFieldTemplates, async () => ({ data: { templates: usualFields() } }));
}
