/** What stands in place of a text that was deleted, or is not for the reader. */
export type DeletedText = 'deleted-with-account' | 'report-about-you';
