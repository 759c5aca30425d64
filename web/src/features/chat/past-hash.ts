/** In the URL of the chats it leads to the matches that ended. Any other hash is the id of a person. */
export const pastHash = 'past';
