import type { KeyboardEvent } from 'react';

/** With a keyboard Enter sends a message; on a phone it starts a new line. */
export const entersLines = () => matchMedia('(hover: none)').matches;

/** Whether this key sends the message. A key that is held must not send the next one too. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.repeat && !entersLines();
