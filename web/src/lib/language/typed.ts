import { typedKey as key } from './choice.ts';

const mostMs = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Only what is sent later: a switch or a tick outside of a form takes effect immediately, and would undo what was changed
 * elsewhere since. Passwords are not stored, and files cannot be. The language is what changes.
 */
const isKept = ({ form, type, dataset }: Field) =>
  form !== null &&
  !['password', 'file', 'hidden'].includes(type) &&
  dataset['language'] === undefined;
const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio';

const findFields = () =>
  [...document.querySelectorAll<Field>('input, textarea, select')].filter(isKept);

const shapeOf = (fields: readonly Field[]) =>
  fields.map(({ name, type }) => `${name} ${type}`).join();

/** Keeps what is typed on this page while it is loaded again. */
export function keepTyped() {
  const fields = findFields();
  const values = fields.map((field) =>
    isTick(field) ? (field as HTMLInputElement).checked : field.value,
  );
  const typed = JSON.stringify({ path: location.pathname, shape: shapeOf(fields), values });
  try {
    sessionStorage.setItem(key, typed);
  } catch {
    // Storage may be forbidden. The page then opens with empty fields.
  }
}

/** Types it again, as soon as the page has the same fields. */
export function restoreTyped() {
  const kept = sessionStorage.getItem(key);
  if (!kept) return;
  sessionStorage.removeItem(key);
  const { path, shape, values } = JSON.parse(kept) as {
    path: string;
    shape: string;
    values: (string | boolean)[];
  };
  const restore = () => {
    const fields = findFields();
    if (location.pathname !== path || shapeOf(fields) !== shape) return false;
    for (const [index, field] of fields.entries()) fill(field, values[index]);
    return true;
  };
  if (restore()) return;
  const observer = new MutationObserver(() => {
    if (restore()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), mostMs);
}

function fill(field: Field, value: string | boolean | undefined) {
  if (typeof value === 'boolean') {
    if (value !== (field as HTMLInputElement).checked) field.click();
    return;
  }
  if (value === undefined || value === field.value) return;
  // React notices a value only if it is set past the property of its own.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field.type.startsWith('select') ? 'change' : 'input', { bubbles: true }),
  );
}
