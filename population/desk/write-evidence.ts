import { chance } from '../likes-filler.ts';
import { pickText } from '../sql-values.ts';
import { adverts } from '../texts/desk-texts.ts';

export const advert = (id: string) => pickText(adverts, chance(282, id));

/** Copies of the reported content, as the service makes them. */
export const writeEvidence = [
  `insert into evidence (report_id, kind, content, public_ids, taken_at)
    select o.id, 'profile', jsonb_build_object('firstName', p.first_name,
        'age', extract(year from age(o.created_at, p.birth_date))::int, 'gender', p.gender,
        'bio', case when o.topic = 'advert' then ${advert('o.reported_id')} else p.bio end, 'city', p.city,
        'country', p.country, 'interests', p.interests, 'prompts', p.prompts, 'note', null,
        'photos', coalesce(f.photos, '[]')),
      coalesce(f.public_ids, '{}'), o.created_at
    from outcome o join profile p on p.member_id = o.reported_id left join pictures f on f.member_id = o.reported_id`,
  `insert into evidence (report_id, kind, content, public_ids, taken_at)
    select o.id, 'photo', jsonb_build_object('publicId', f.public_id, 'url', f.url, 'name', f.name, 'size', f.size,
        'mimeType', f.mime_type), array[f.public_id], o.created_at
    from outcome o join pictures s on s.member_id = o.reported_id
      join photo f on f.member_id = o.reported_id
        and f.public_id = case when o.topic = 'nudity' then s.last_id else s.public_ids[1] end
    where o.topic in ('nudity', 'fake')`,
  `insert into evidence (report_id, kind, content, public_ids, taken_at)
    select o.id, 'message', jsonb_build_object('messages', jsonb_agg(jsonb_build_object('number', m.number,
        'from', case when m.sender_id = o.reported_id then 'reported' else 'reporter' end, 'text', m.body,
        'photo', null, 'sentAt', m.sent_at, 'editedAt', null, 'deletedAt', null,
        'isReported', m.number = o.reported_number) order by m.number)), '{}', o.created_at
    from outcome o join message m on m.chat_id = o.talk_id
      and m.number between o.reported_number - 10 and o.reported_number + 10
    group by o.id, o.created_at`,
];
