/** The lengths of a ban that staff choose from, in days. They can also type a last day, or set no end. */
export const banDays = ['1', '7', '30', '90'] as const;

/** A ban with an end may last this many years. A longer one has no end. */
export const longestBanYears = 10;
