/**
 * Whether a member is who another looks for, in terms of their cards, with the same terms as `qualifies`. The ids are SQL, and
 * `today` is a day of the operator's calendar. Someone who has no card looks for everyone, and a member without one fits.
 */
export const fitsPreferencesOf = (
  receiver: string,
  liker: string,
  today = '$today',
) => `not exists (
  select from card mine join card theirs on theirs.member_id = ${liker}
  where mine.member_id = ${receiver} and not (
    mine.seeks & theirs.gender > 0
    and theirs.born <= (${today}::date - make_interval(years => mine.seek_min_age))::date
    and theirs.born > (${today}::date - make_interval(years => mine.seek_max_age + 1))::date
    and 2 - 2 * (mine.x * theirs.x + mine.y * theirs.y + mine.z * theirs.z) <= mine.reach))`;
