type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'> & {
  readonly nativeEvent: Pick<KeyboardEvent, 'repeat'>;
};

/** Ctrl+Enter, pressed once: a key that is held must not send the next text too. */
export const isSendChord = ({ key, ctrlKey, metaKey, nativeEvent }: Press) =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.repeat;
