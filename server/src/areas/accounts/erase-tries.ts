import type { PoolClient } from 'pg';
import type { ErasedMember } from '../../platform/area.ts';
import { deleteAllTries } from './sign-in/tries.ts';

export const eraseTries = (client: PoolClient, { id, email }: ErasedMember) =>
  deleteAllTries(client, [id, email]);
