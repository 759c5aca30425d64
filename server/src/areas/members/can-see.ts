/**
 * SQL for whether a member may see another: others see the same person by id, in reports and in blocks. The lists have
 * further conditions.
 */
export const canSee = (viewer: string, other: string) => `(
  exists (select from card where card.member_id = ${other})
  and exists (select from member where member.id = ${viewer} and member.email_verified_at is not null)
  and not exists (select from block where block.member_id = ${viewer} and block.other_id = ${other}))`;
