/**
 * What random tests begin with. Every short run has the same numbers; a long one draws others, and prints what `TEST_SEED` has to
 * be for the same ones.
 */
export const seed = Number(process.env['TEST_SEED'] ?? 0);
