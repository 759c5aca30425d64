/** What a member can choose: what the site offers, if that is not the usual list, and what they have, as a retired choice stays. */
export const offeredChoices = (
  usual: readonly string[],
  offered: readonly string[],
  chosen: readonly string[],
) => (offered.length > 0 ? [...new Set([...offered, ...chosen])] : usual);
