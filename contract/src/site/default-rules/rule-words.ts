/**
 * The words of the shipped rules in one language. A star stands for the rest of a word. All languages are read in every text, as
 * people write in more than one.
 */
export interface RuleWords {
  /** More of oneself, a service or a quick win at another place, however its address is written. */
  readonly elsewhere: readonly string[];
  /** Ways to write at another place, which is where most frauds go on. */
  readonly messengers: readonly string[];
  /** Paid dates, as they are offered. */
  readonly paidDates: readonly string[];
  /** Phrases that the scripts of romance frauds have in common. One of them alone says little. */
  readonly scripts: readonly string[];
  readonly quickMoney: readonly string[];
  /** Insults at the person that a message is for. */
  readonly insults: readonly string[];
  /** Sexual demands and threats. */
  readonly demands: readonly string[];
}
