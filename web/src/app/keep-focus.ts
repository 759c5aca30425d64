/** An element that had the focus, and its neighbours at each level up to its group. */
interface Trail {
  readonly element: HTMLElement;
  readonly levels: readonly Level[];
}

interface Level {
  readonly parent: Element;
  readonly next: Element | null;
  readonly previous: Element | null;
}

const groups = 'section, form, table, ul, ol, dl, fieldset, nav, [role=group], [role=dialog]';
// No text fields: on a phone they would open the keyboard.
const controls = 'a[href], button, select, summary, [type=checkbox], [type=radio], [tabindex="0"]';
const longestMemory = 20;
/** Dialogs return the focus themselves, a moment after they closed. */
const restoreDelayMs = 100;

/**
 * Keyboard users lose their place when the focused control is removed or disabled, because the focus falls
 * to the body of the page. Then it goes to the nearest control of the same group, or back to where it was before.
 */
export function keepFocus() {
  const trails: Trail[] = [];
  let isLost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    isLost = false;
    trails.push(trailOf(target));
    if (trails.length > longestMemory) trails.shift();
  });

  const look = () => {
    const last = trails.at(-1);
    if (last && !canHoldFocus(last.element)) isLost = true;
    if (isLost) timer ??= setTimeout(restore, restoreDelayMs);
  };

  const restore = () => {
    timer = undefined;
    const last = trails.at(-1);
    if (!isLost || !last || hasFocus()) return;
    // It becomes usable again when its work is done.
    if (last.element.isConnected && last.element.matches('[data-loading]')) return;
    isLost = false;
    const target = trails.toReversed().map(findTarget).find(Boolean);
    (target ?? heading())?.focus({ preventScroll: true });
  };

  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-loading', 'hidden', 'inert'],
  });
}

const hasFocus = () =>
  document.activeElement instanceof HTMLElement &&
  document.activeElement !== document.body &&
  canHoldFocus(document.activeElement);

function trailOf(element: HTMLElement): Trail {
  const levels: Level[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    const { parentElement: parent, nextElementSibling, previousElementSibling } = at;
    levels.push({ parent, next: nextElementSibling, previous: previousElementSibling });
    if (parent.matches(groups)) break;
  }
  return { element, levels };
}

function findTarget({ element, levels }: Trail): HTMLElement | undefined {
  if (canHoldFocus(element)) return element;
  // Without a group it was alone, and distant elements are no neighbours.
  if (!levels.at(-1)?.parent.matches(groups)) return undefined;
  for (const { parent, next, previous } of levels) {
    if (!parent.isConnected) continue;
    const near = controlIn(next) ?? controlIn(previous, -1) ?? controlIn(parent);
    if (near) return near;
  }
  return undefined;
}

/** The first control of an element, or its last. */
function controlIn(element: Element | null, index = 0) {
  if (!element?.isConnected) return undefined;
  const all = [element, ...element.querySelectorAll(controls)];
  return all
    .filter((each): each is HTMLElement => each instanceof HTMLElement && each.matches(controls))
    .filter(canHoldFocus)
    .at(index);
}

const canHoldFocus = (element: HTMLElement) =>
  element.isConnected && !element.matches(':disabled, [inert] *') && element.checkVisibility();

function heading() {
  const found = document.querySelector<HTMLElement>('main h1');
  found?.setAttribute('tabindex', '-1');
  return found;
}
