// web/src/lib/keys/is-send-chord.ts
/** Ctrl+Enter, pressed once: a key that is held must not send the next text too. */
var isSendChord = ({ key, ctrlKey, metaKey, nativeEvent }) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.repeat;
export { isSendChord as t };
