/** What of a key press matters here. */
export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

type Timed = Press & Pick<KeyboardEvent, 'timeStamp'>;

export interface LayerOptions {
  /** Letters typed while it opens go into its field. */
  readonly keepsText?: boolean;
  /** Escape, while it opens. */
  readonly cancel: () => void;
}

/** Something above the page that was asked for, such as a dialog. It has the keyboard from then on. */
export interface Layer {
  /** Its field has the focus. Returns what was typed until now. */
  open: () => string;
  close: () => void;
}

interface Known extends LayerOptions {
  isOpening: boolean;
}

/** Whether a press writes or does something without a modifier. With AltGr, browsers report Ctrl and Alt together. */
const isPlain = ({ ctrlKey, metaKey, altKey, key }: Press) =>
  !metaKey && (ctrlKey === altKey || (altKey && !ctrlKey && key.length === 1));

/** A letter that follows another one sooner than this may belong to the same word. */
const longestGapMs = 500;
/** So many different letters are a word. */
const leastWord = 3;

/** Milliseconds without a key after which a person no longer writes. */
export const leastQuietMs = 600;

const modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead', 'Process'];

/**
 * Who has the keyboard. From the moment a dialog is asked for until it has the focus or has failed, its code may have to
 * be loaded, and keys that the person means for it must not act on the page.
 */
export function createKeyboard() {
  let layers: readonly Known[] = [];
  let typed = '';
  let wroteAt = -Infinity;
  /** When something that a key decides about could first be seen since the page was loaded. Infinite until then. */
  let begunAt = -Infinity;
  const noRun = { letter: '', at: -Infinity, count: 0 };
  let run = noRun;
  const listeners = new Set<() => void>();
  const top = () => layers.findLast(({ isOpening }) => isOpening);

  function change(next: readonly Known[]) {
    layers = next;
    if (!top()) typed = '';
    for (const listener of listeners) listener();
  }

  return {
    ask(options: LayerOptions): Layer {
      const layer: Known = { ...options, isOpening: true };
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
    isOpening: () => top() !== undefined,

    /** Whether something that is opening takes this press from the page. `elsewhere` is a field or a dialog. */
    take(press: Press, isElsewhere: boolean): boolean {
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
    begin(at: number) {
      begunAt = Infinity;
      wroteAt = at;
    },

    /**
     * Something that keys decide about could be seen from this time on. Returns after how many milliseconds they do: the
     * first time since the page was loaded, a text goes on until it has paused.
     */
    see(at: number, leastMs: number) {
      if (begunAt === Infinity) {
        begunAt = at;
        wroteAt = Math.max(wroteAt, at);
      }
      return Math.max(leastMs, begunAt + leastQuietMs - at);
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
    isWriting: ({ timeStamp }: Pick<KeyboardEvent, 'timeStamp'>) =>
      timeStamp - wroteAt < leastQuietMs,

    /** Follows every press, as a text lasts until a pause, or until a key that ends it. */
    follow(press: Timed, field: Pick<Element, 'tagName'> | null) {
      const { key, timeStamp } = press;
      if (/^\p{L}$/u.test(key) && isPlain(press)) {
        const follows = timeStamp - run.at < longestGapMs;
        // A letter pressed again is no word: it leads on through a list.
        const count = follows ? run.count + Number(key !== run.letter) : 1;
        run = { letter: key, at: timeStamp, count };
      } else if (!modifiers.includes(key)) run = noRun;
      const isSent = key === 'Enter' && (!isPlain(press) || field?.tagName === 'INPUT');
      if (key === 'Escape' || key === 'Tab' || isSent) wroteAt = -Infinity;
      else if (!isPlain(press) || modifiers.includes(key)) return;
      // Enter alone is no text: in the reason of a ban it leads to the button.
      else if ((field && key !== 'Enter') || timeStamp - wroteAt < leastQuietMs)
        wroteAt = timeStamp;
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const keyboard = createKeyboard();

/** As if it had been typed there. */
export function insertText(field: Element | null, text: string) {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isField || !text) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  );
}
