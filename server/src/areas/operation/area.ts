import type { Area } from '../../platform/area.ts';
import { operationRoutes } from './routes.ts';

/** What administrators see and do about the running service. */
export const operation: Area = { name: 'operation', routes: operationRoutes };
