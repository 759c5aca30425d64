import type { Client } from 'pg';
import { boxAround } from '../../server/src/platform/geo/position.ts';
import type { ComparedRequest } from '../comparison.ts';

interface Viewer {
  readonly id: string;
  readonly age: number;
  readonly seek_min_age: number;
  readonly seek_max_age: number;
  readonly latitude: number;
  readonly longitude: number;
}

const limit = 20;

/** What a member reads about themselves and other people, with a baseline for each. */
export async function readRequests(client: Client, email: string): Promise<ComparedRequest[]> {
  const viewer = await findViewer(client, email);
  const { rows } = await client.query<{ id: string }>(
    'select member_id as id from card where gender = 2 and seeks = 1 order by member_id limit 1',
  );
  const other = rows[0]?.id ?? '';
  const search = '/auth/search-users?limit=20';
  const list = '/auth/users?limit=20';
  const page = (number: number) => listPeople(viewer, number);
  const named = (part: string, number = 1) =>
    listPeople(viewer, number, `and first_name_key like '%${part}%'`);
  const last = await countPages(client, page(1));
  const middle = Math.ceil(last / 2);
  const middleOfNamed = Math.ceil((await countPages(client, named('mar'))) / 2);
  return [
    { id: 'own-profile', path: '/auth/profile', ...ownProfile(viewer) },
    { id: 'other-profile', path: `/auth/user/${other}`, ...otherProfile(viewer, other) },
    { id: 'people-first-page', path: list, ...page(1) },
    { id: 'people-middle-page', path: `${list}&page=${middle}`, ...page(middle) },
    { id: 'people-last-page', path: `${list}&page=${last}`, ...page(last) },
    { id: 'people-by-name', path: `${search}&searchTerm=mar`, ...named('mar') },
    {
      id: 'people-by-name-middle-page',
      path: `${search}&searchTerm=mar&page=${middleOfNamed}`,
      ...named('mar', middleOfNamed),
    },
    { id: 'people-by-rare-name', path: `${search}&searchTerm=zolt`, ...named('zolt') },
    {
      id: 'people-nearby-by-age',
      path: `${search}&maxDistance=30&minAge=30&maxAge=35`,
      ...nearby({ ...viewer, seek_min_age: 30, seek_max_age: 35 }, 30),
    },
  ];
}

async function findViewer(client: Client, email: string): Promise<Viewer> {
  const { rows } = await client.query<Viewer>(
    `select m.id, extract(year from age(current_date, p.birth_date))::int as age, p.seek_min_age, p.seek_max_age,
        p.latitude, p.longitude
      from member m join profile p on p.member_id = m.id where m.email = $1`,
    [email],
  );
  const [viewer] = rows;
  if (!viewer) throw new Error('The viewer has no profile');
  return viewer;
}

async function countPages(client: Client, { baseline, values }: ReturnType<typeof listPeople>) {
  const { rows } = await client.query<{ total: number }>(baseline, values);
  return Math.ceil((rows[0]?.total ?? 0) / limit);
}

const ageAndPresence = (table: string) =>
  `extract(year from age(current_date, ${table}.birth_date))::int as age, ${table}.online_until > now() as online`;

const ownProfile = ({ id }: Viewer) => ({
  baseline: `select o.*, o.vip_until > now() as vip, ${ageAndPresence('o')} from bench.own_profile o where o.id = $1`,
  values: [id],
});

const otherProfile = ({ id }: Viewer, other: string) => ({
  baseline: `select o.*, ${ageAndPresence('o')}, v.interests as my_interests, v.answers as my_answers,
      v.latitude as my_latitude, v.longitude as my_longitude
    from bench.person o, bench.person v where o.id = $1 and v.id = $2`,
  values: [other, id],
});

/** Men who look for women, of the ages that both look for. Every row has the total. */
function listPeople(viewer: Viewer, number: number, more = '') {
  const { age, seek_min_age: youngest, seek_max_age: oldest } = viewer;
  return {
    baseline: `select page.total, p.*, ${ageAndPresence('p')}
      from (
        select id, joined_at, count(*) over () as total
        from (
          select id, joined_at from bench.candidate
          where gender = 2 and seeks & 1 <> 0 and ${age} between seek_min_age and seek_max_age
            and born <= current_date - interval '${youngest} years'
            and born > current_date - interval '${oldest + 1} years' ${more}
        ) as matches
        order by joined_at desc, id desc offset $1 limit ${limit}
      ) as page join bench.person p using (id)
      order by page.joined_at desc, page.id desc`,
    values: [(number - 1) * limit],
  };
}

function nearby(viewer: Viewer, kilometres: number) {
  const { latitude, longitude } = viewer;
  const { latitudes, longitudes } = boxAround({ latitude, longitude }, kilometres);
  const half = (a: string, b: number) => `power(sin(radians(${a} - ${b}) / 2), 2)`;
  const chord = `${half('latitude', latitude)}
    + cos(radians(${latitude})) * cos(radians(latitude)) * ${half('longitude', longitude)}`;
  const west = longitudes ? `and longitude between ${longitudes.join(' and ')}` : '';
  return listPeople(
    viewer,
    1,
    `and latitude between ${latitudes.join(' and ')} ${west}
      and 2 * 6371.0088 * asin(least(1, sqrt(${chord}))) <= ${kilometres}`,
  );
}
