import type { KeyboardEvent } from 'react';

/** With a keyboard Enter sends a message; on a phone it starts a new line. */
export const entersLines = () => matchMedia('(hover: none)').matches;

/** Whether this key sends the message. While a word is composed, Enter ends the word. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && !entersLines();
