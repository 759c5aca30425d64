import type { Route } from '@kindred/contract/route';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import type { PersonalTable } from './personal-data.ts';
import type { Visibility } from './visibility.ts';
import type { RateLimit } from './http/limits/limits.ts';
import type { JobsApp } from './jobs/jobs.ts';

/** A member whose account is being erased. */
export interface ErasedMember {
  readonly id: string;
  readonly email: string;
}

/** Everything that an area contributes to the application. */
export interface Area {
  /** The name of its folder, on every floor. */
  readonly name: string;
  /** Decorates the application for other areas. It runs for all areas before any route is served. */
  readonly provide?: (app: FastifyInstance) => void;
  /** Its routes below the base of the API. */
  readonly routes?: (api: FastifyInstance) => void;
  /** Its routes outside of that base. */
  readonly rootRoutes?: (app: FastifyInstance) => void;
  /** Its jobs and timers. */
  readonly jobs?: (app: JobsApp) => void;
  /** Removes data about a member that is not deleted with the member's row. */
  readonly eraseMember?: (client: PoolClient, member: ErasedMember) => Promise<void>;
  /** Its tables that have rows of members: archived, erased, and with a sample for tests. */
  readonly personalData?: readonly PersonalTable[];
  /** Who may see what through the area's routes for members. A test checks each of them. */
  readonly visibility?: readonly Visibility[];
  /** How often members may do something. docs/limits.gen.md is generated from these. */
  readonly limits?: Readonly<Record<string, RateLimit>>;
  /** Its routes that are open to everyone, signed in or not. */
  readonly publicRoutes?: readonly Route[];
}
