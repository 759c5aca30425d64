// web/src/lib/keys/keyboard.ts
/** Whether a press writes or does something without a modifier. With AltGr, browsers report Ctrl and Alt together. */
var isPlain = ({ ctrlKey, metaKey, altKey, key }) =>
  !metaKey && (ctrlKey === altKey || (altKey && !ctrlKey && key.length === 1));
/** A letter that follows another one sooner than this may belong to the same word. */
var longestGapMs = 500;
/** So many different letters are a word. */
var leastWord = 3;
var modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process'];
/**
 * Who has the keyboard. From the moment a dialog is asked for until it has the focus or has failed, its code may have to
 * be loaded, and keys that the person means for it must not act on the page.
 */
function createKeyboard() {
  let layers = [];
  let typed = '';
  let wroteAt = -Infinity;
  /** When something that a key decides about could first be seen since the page was loaded. Infinite until then. */
  let begunAt = -Infinity;
  const noRun = {
    letter: '',
    at: -Infinity,
    count: 0,
  };
  let run = noRun;
  const listeners = /* @__PURE__ */ new Set();
  const top = () => layers.findLast(({ isOpening }) => isOpening);
  function change(next) {
    layers = next;
    if (!top()) typed = '';
    for (const listener of listeners) listener();
  }
  return {
    ask(options) {
      const layer = {
        ...options,
        isOpening: true,
      };
      change([...layers, layer]);
      return {
        open() {
          const text = layer.keepsText ? typed : '';
          layer.isOpening = false;
          if (text) typed = '';
          change([...layers]);
          return text;
        },
        close: () => change(layers.filter((each) => each !== layer)),
      };
    },
    /** Whether something is open or opening. Then the page has no shortcuts. */
    isTaken: () => layers.length > 0,
    isOpening: () => top() !== void 0,
    /** Whether something that is opening takes this press from the page. `elsewhere` is a field or a dialog. */
    take(press, isElsewhere) {
      const layer = top();
      if (!layer || !isPlain(press) || modifiers.includes(press.key)) return false;
      if (isElsewhere && !layer.keepsText) return false;
      if (press.key === 'Escape') layer.cancel();
      else if (press.key === 'Backspace') typed = typed.slice(0, -1);
      else if (press.key.length === 1 && layer.keepsText) typed += press.key;
      return true;
    },
    /** A field was asked for, whether or not it is there. What follows without a pause is a text. */
    write: (at = performance.now()) => void (wroteAt = at),
    /** The page was loaded. Someone may be in the middle of a text. */
    begin(at) {
      begunAt = Infinity;
      wroteAt = at;
    },
    /**
     * Something that keys decide about could be seen from this time on. Returns after how many milliseconds they do: the
     * first time since the page was loaded, a text goes on until it has paused.
     */
    see(at, leastMs) {
      if (begunAt === Infinity) {
        begunAt = at;
        wroteAt = Math.max(wroteAt, at);
      }
      return Math.max(leastMs, begunAt + 600 - at);
    },
    /** The person stopped writing. */
    stop() {
      begunAt = -Infinity;
      wroteAt = -Infinity;
    },
    /** Whether this press ends at least three different letters without a pause, which are a word and no decision. */
    isWord: () => run.count >= leastWord,
    /** The latest letter led somewhere, as one does that decides nothing. A word begins after it. */
    endWord: () => void (run = noRun),
    /** Whether this press belongs to a text, also if its field is gone or never came. */
    isWriting: ({ timeStamp }) => timeStamp - wroteAt < 600,
    /** Follows every press, as a text lasts until a pause, or until a key that ends it. */
    follow(press, field) {
      const { key, timeStamp } = press;
      if (/^\p{L}$/u.test(key) && isPlain(press))
        run = {
          letter: key,
          at: timeStamp,
          count: timeStamp - run.at < longestGapMs ? run.count + Number(key !== run.letter) : 1,
        };
      else if (!modifiers.includes(key)) run = noRun;
      const isSent = key === 'Enter' && (!isPlain(press) || field?.tagName === 'INPUT');
      if (key === 'Escape' || key === 'Tab' || isSent) wroteAt = -Infinity;
      else if (!isPlain(press) || modifiers.includes(key)) return;
      else if ((field && key !== 'Enter') || timeStamp - wroteAt < 600) wroteAt = timeStamp;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
var keyboard = createKeyboard();
/** As if it had been typed there. */
function insertText(field, text) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !text) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(
    new InputEvent('input', {
      bubbles: true,
      inputType: 'insertText',
      data: text,
    }),
  );
}
export { keyboard as n, insertText as t };
