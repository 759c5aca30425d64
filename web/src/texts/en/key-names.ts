/** What is printed on the keys of a keyboard for this language. */
export const keyNames = { control: 'Ctrl', enter: 'Enter' };
