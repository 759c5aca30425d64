/** Why there is no text where one was deleted or is not for the reader, and what the service notes itself. */
export type DeletedText = 'deleted-with-account' | 'report-about-you' | 'refused-upload';

const mark = ' ';

/** What is in place of the text. No one can write it, as what clients send is trimmed. */
export const inPlaceOf = (why: DeletedText) => `${mark}${why}`;

/** The reason in its place, or null if it is a text. */
export const whyDeleted = (text: string) => (text.startsWith(mark) ? text.slice(1) : null);
