import type { OwnUser } from '@kindred/contract/members';
import type { Pool } from 'pg';

const statements = {
  show_last_active: `insert into profile (member_id, show_last_active) values ($1, $2)
    on conflict (member_id) do update set show_last_active = $2`,
  paused: `insert into profile (member_id, paused) values ($1, $2)
    on conflict (member_id) do update set paused = $2`,
};

export async function writeSetting(
  pool: Pool,
  id: string,
  name: keyof typeof statements,
  value: boolean,
): Promise<OwnUser['settings']> {
  const { rows } = await pool.query<OwnUser['settings']>({
    name: `write_${name}`,
    text: `${statements[name]} returning show_last_active as "showLastActive", paused`,
    values: [id, value],
  });
  const [settings] = rows;
  if (!settings) throw new Error('The setting was not kept');
  return settings;
}
