/** Twenty members by id, joined with their profiles. */
export const memberRows = {
  name: 'bench_members',
  text: `select m.id, m.created_at, p.first_name, p.city, p.country
    from member m join profile p on p.member_id = m.id
    where m.id > $1 order by m.id limit 20`,
};

export const firstId = '00000000-0000-4000-8000-000000000000';
