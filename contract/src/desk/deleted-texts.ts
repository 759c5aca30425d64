/** What a row has in place of a text that was deleted. */
export type DeletedText = 'deleted-with-account';
