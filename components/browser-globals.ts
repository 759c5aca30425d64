import { Window } from 'happy-dom';

export const origin = 'http://127.0.0.1:3000';

/** The service runs beside the page, so what Node has of its own stays, such as `fetch`, `URL` and timers. */
const ofTheBrowser = [
  ...['Event', 'CustomEvent', 'navigator', 'localStorage', 'sessionStorage', 'location', 'history'],
  ...['getComputedStyle', 'matchMedia', 'getSelection', 'addEventListener', 'removeEventListener'],
  ...['dispatchEvent', 'requestAnimationFrame', 'cancelAnimationFrame', 'scrollTo', 'scrollBy'],
];

declare global {
  // Vitest loads this before each file, and a worker has one window.
  var pageWindow: Window | undefined;
}

if (!globalThis.pageWindow) install();

function install() {
  // As in the built web: React's checks for developers take longer than the tests.
  process.env['NODE_ENV'] = 'production';
  const window = new Window({
    url: origin,
    width: 1280,
    height: 720,
    settings: { device: { prefersReducedMotion: 'reduce' } },
  });
  globalThis.pageWindow = window;
  window.document.write('<!doctype html><html lang="en"><body><div id="root"></div></body></html>');
  const taken = new Set(Reflect.ownKeys(globalThis));
  const names = new Set([...Object.getOwnPropertyNames(window), ...ofTheBrowser]);
  for (const name of names) {
    if (taken.has(name) && !ofTheBrowser.includes(name)) continue;
    const value: unknown = Reflect.get(window, name);
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? (value.bind(window) as unknown) : value,
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis });
  addPopovers();
}

/** Happy DOM does not know them yet: a button with `popovertarget` opens and closes its popover. */
function addPopovers() {
  const toggle = (element: HTMLElement, newState: 'open' | 'closed') => {
    const oldState = newState === 'open' ? 'closed' : 'open';
    for (const type of ['beforetoggle', 'toggle'])
      element.dispatchEvent(Object.assign(new Event(type), { newState, oldState }));
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.setAttribute('open', '');
      toggle(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      this.removeAttribute('open');
      toggle(this, 'closed');
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover?.hasAttribute('open')) popover.hidePopover();
    else popover?.showPopover();
  });
}
