// web/src/lib/keys/enters-lines.ts
/** With a keyboard Enter sends a message; on a phone it starts a new line. */
var entersLines = () => matchMedia('(hover: none)').matches;
/** Whether this key sends the message. A key that is held must not send the next one too. */
var isSendKey = ({ key, shiftKey, nativeEvent }) =>
  key === 'Enter' && !shiftKey && !nativeEvent.repeat && !entersLines();
export { isSendKey as n, entersLines as t };
