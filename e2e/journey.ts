/** The options of a test whose cases are all in the long run, and this one in the short run too. */
export const journeyIf = (isOne: boolean) => (isOne ? { tags: ['journey'] } : {});
