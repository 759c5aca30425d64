interface Terms {
  /** Whose own place counts, as in `qualifies`. The card of the other may show only the middle of a large square. */
  readonly viewer?: 'receiver' | 'liker';
  /** SQL for a day of the operator's calendar. */
  readonly today?: string;
}

/**
 * Whether a member is who another looks for, with the same terms as `qualifies`. The ids are SQL. Someone who has no card
 * looks for everyone, and a member without one fits.
 */
export function fitsPreferencesOf(
  receiver: string,
  liker: string,
  { viewer = 'receiver', today = '$today' }: Terms = {},
) {
  const [seen, viewerId] = viewer === 'receiver' ? ['theirs', receiver] : ['mine', liker];
  return `not exists (
  select from card mine join card theirs on theirs.member_id = ${liker} join profile own on own.member_id = ${viewerId}
  where mine.member_id = ${receiver} and not (
    mine.seeks & theirs.gender > 0
    and (mine.asked_fields is null or exists (select from card_field f
      where f.member_id = theirs.member_id and f.own_fields && all (mine.asked_fields)))
    and theirs.born <= (${today}::date - make_interval(years => mine.seek_min_age))::date
    and theirs.born > (${today}::date - make_interval(years => mine.seek_max_age + 1))::date
    and 2 - 2 * (${seen}.x * cos(radians(own.latitude)) * cos(radians(own.longitude))
      + ${seen}.y * cos(radians(own.latitude)) * sin(radians(own.longitude))
      + ${seen}.z * sin(radians(own.latitude))) <= mine.reach))`;
}
