import type { Client } from 'pg';
import { makePassword } from '../server/src/areas/team/administrators/administrators.ts';
import type { SignIn } from '../server/src/areas/team/administrators/first-start.ts';
import { hashPassword } from '../server/src/areas/accounts/credentials/passwords.ts';
import { findPlace } from '../server/src/platform/geo/gazetteer.ts';
import { snapPosition } from '../server/src/platform/geo/position.ts';
import { type FieldValue, knownValue } from '../contract/src/profiles/own-field-values.ts';
import { fieldTemplates, spokenLanguages } from '../contract/src/site/field-templates.ts';
import { storedValue } from '../server/src/platform/site/own-fields.ts';
import { byField } from './people/facts.ts';
import { insertChats } from './demo-chats.ts';
import { insertNotices } from './demo-notices.ts';
import { likeParts } from './likes-filler.ts';
import { largestCity } from './markets.ts';
import { createAnswers } from './people/answers.ts';
import { createPhotos, portraitNamed } from './people/portraits.ts';
import { randomFrom } from './random.ts';
import type { PopulationSettings } from './settings.ts';

export const demoEmail = 'alex@kindred.example';

const demoProfile = {
  firstName: 'Alex',
  lastName: 'Marlow',
  birthDate: '1994-05-23',
  gender: 'woman',
  bio: 'Architect in a small practice: libraries when we’re lucky, car parks when we’re not. On Sundays I’m on a train out of town with boots on, or at the market, buying vegetables I can’t name. I’d like someone to cook with, not for.',
  seek: { genders: ['man', 'woman', 'nonbinary'], minAge: 26, maxAge: 40, maxDistance: 50 },
  interests: ['hiking', 'cooking', 'architecture', 'vinyl', 'film-photos', 'farmers-markets'],
  prompts: [
    {
      prompt: 'perfect-sunday',
      answer: 'Market before nine, too many tomatoes, and someone to help me eat them on the roof.',
    },
    { prompt: 'get-along', answer: 'you read the last page first and admit it.' },
    { prompt: 'teach-you', answer: 'to find the one good bench in any park.' },
  ],
};

const { height, hasChildren, wantsChildren, looksFor, job, education, smoking } = fieldTemplates;
const demoFacts: readonly FieldValue[] = [
  { field: height.number, figure: 168 },
  { field: hasChildren.number, choices: [hasChildren.choices.none] },
  { field: wantsChildren.number, choices: [wantsChildren.choices.maybe] },
  { field: looksFor.number, choices: [looksFor.choices.relationship] },
  { field: job.number, text: 'Architect' },
  { field: education.number, choices: [education.choices.master] },
  {
    field: spokenLanguages.number,
    choices: [spokenLanguages.choices.en, spokenLanguages.choices.fr],
  },
  { field: smoking.number, choices: [smoking.choices.never] },
];

/** Many, so that most members have something in common with them. */
const demoAnswers = createAnswers(randomFrom(1, 10, 0));

/** Creates the one synthetic member who can sign in, with everything a member can have; null if they exist already. */
export async function createDemoMember(
  client: Client,
  { today, fields }: PopulationSettings,
): Promise<SignIn | null> {
  const known = await client.query<{ id: string }>('select id from member where email = $1', [
    demoEmail,
  ]);
  if (known.rows[0]) {
    await insertLikes(client, known.rows[0].id);
    return null;
  }
  const password = makePassword();
  const joined = new Date(today - 100 * 86_400_000);
  const { rows } = await client.query<{ id: string }>(
    `insert into member (email, password_hash, email_verified_at, verification_sent_at, created_at)
     values ($1, $2, $3, $3, $3) returning id`,
    [demoEmail, await hashPassword(password), joined],
  );
  const id = rows[0]?.id;
  await insertPhotos(client, id, joined);
  await insertProfile(client, id, fields);
  await insertAnswers(client, id, joined);
  await insertLikes(client, id);
  await client.query(
    `insert into vip_grant (member_id, starts_at, ends_at, reason) values ($1, $2, now() + interval '1 year', 'A look around')`,
    [id, joined],
  );
  return { email: demoEmail, password };
}

async function insertProfile(
  client: Client,
  id: string | undefined,
  fields: PopulationSettings['fields'],
) {
  const place = findPlace(largestCity.city, largestCity.country);
  if (!place) throw new Error(`The gazetteer has no ${largestCity.city}`);
  const { latitude, longitude } = snapPosition(place);
  const { seek } = demoProfile;
  const facts = demoFacts.flatMap((value) => {
    const field = fields.find(({ number }) => number === value.field);
    return (field && knownValue(field, value)) ?? [];
  });
  await client.query(
    `insert into profile (member_id, first_name, last_name, birth_date, gender, bio, city, country, latitude, longitude,
       seek_genders, seek_min_age, seek_max_age, seek_max_distance, interests, prompts, own_fields)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      id,
      demoProfile.firstName,
      demoProfile.lastName,
      demoProfile.birthDate,
      demoProfile.gender,
      demoProfile.bio,
      place.city,
      place.country,
      latitude,
      longitude,
      seek.genders,
      seek.minAge,
      seek.maxAge,
      seek.maxDistance,
      demoProfile.interests,
      JSON.stringify(demoProfile.prompts),
      JSON.stringify(byField(facts, storedValue)),
    ],
  );
}

async function insertAnswers(client: Client, id: string | undefined, joined: Date) {
  for (const { question, mine, accepted, importance } of demoAnswers)
    await client.query(
      `insert into answer (member_id, question, mine, accepted, importance, open, answered_at,
         counted_mine, counted_accepted, counted_importance, counted_open)
       values ($1, $2, $3, $4, $5, true, $6, $3, $4, $5, true)`,
      [id, question, mine, accepted, importance, joined],
    );
  await client.query('update profile set answers_count_from = $2 where member_id = $1', [
    id,
    joined,
  ]);
}

/** People nearby who like them, first those they look for. They like three of them too, and one sent a super like with a note about an answer. */
async function insertLikes(client: Client, id: string | undefined) {
  await client.query(
    `with admirers as (
        select f.member_id,
          row_number() over (order by exists (select from misfit($1, f.member_id, current_date)),
            (f.x - me.x) ^ 2 + (f.y - me.y) ^ 2 + (f.z - me.z) ^ 2, f.member_id) as rank
        from card f join card me on me.member_id = $1
        where f.member_id <> $1 and f.gender & me.seeks <> 0 and f.seeks & me.gender <> 0
        order by rank limit 9),
      pairs as (
        select member_id, $1::uuid as other_id, rank from admirers
        union all select $1, member_id, rank from admirers where rank <= 3)
      insert into choice (member_id, other_id, kind, note, part_kind, part_id, part_said, chosen_at, stored_at)
      select timed.member_id, other_id, case rank when 4 then 'superlike' else 'like' end,
        case rank when 4 then 'This made me laugh. Same here!' end, case rank when 4 then 'prompt' end,
        case rank when 4 then p.prompts -> 1 ->> 'prompt' end, case rank when 4 then p.prompts -> 1 ->> 'answer' end, at, at
      from (select *, now() - rank * interval '7 hours' as at from pairs) as timed
        join profile p on p.member_id = other_id
      on conflict do nothing`,
    [id],
  );
  await client.query(likeParts('$1 in (l.member_id, l.other_id)'), [id]);
  await client.query(
    `insert into match (member_id, other_id, name, matched_at)
     select side.member_id, side.other_id, p.first_name, c.chosen_at
     from choice c join choice d on d.member_id = c.other_id and d.other_id = c.member_id
       cross join lateral (values (c.member_id, c.other_id), (c.other_id, c.member_id)) as side (member_id, other_id)
       join profile p on p.member_id = side.other_id
     where c.member_id = $1 and c.kind = 'like' and d.kind = 'like'`,
    [id],
  );
  await insertChats(client, id);
  await insertNotices(client, id);
}

async function insertPhotos(client: Client, id: string | undefined, joined: Date) {
  const photos = createPhotos(randomFrom(Date.now(), 0, 0), portraitNamed('woman-11'), 3);
  for (const [position, photo] of photos.entries()) {
    const { publicId, url, name, size, placeholder, focus } = photo;
    await client.query(
      `insert into photo (member_id, position, public_id, url, name, size, mime_type, placeholder, created_at, focal_x, focal_y)
       values ($1, $2, $3, $4, $5, $6, 'image/webp', $7, $8, $9, $10)`,
      [id, position, publicId, url, name, size, placeholder, joined, focus.x, focus.y],
    );
  }
}
