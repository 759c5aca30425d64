import { vi } from 'vitest';

/** All texts below an element, with a space between them. */
export function textOf(element: Element | null | undefined): string {
  const parts = Array.from(element?.childNodes ?? [], (each) =>
    each.nodeType === 3 ? (each.textContent ?? '') : textOf(each as Element),
  );
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** The texts of all elements that match. */
export const textsOf = (selector: string, part: ParentNode = document) =>
  Array.from(part.querySelectorAll(selector), textOf);

const firstText = (element: Element) => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim();
    if (text) return text;
  }
  return '';
};

/** The first text of each, without what explains it, or stands below it where there is less room. */
export const titlesOf = (selector: string, part: ParentNode = document) =>
  Array.from(part.querySelectorAll(selector), firstText);

/** The files that the page gives to the browser from now on, which would save them. */
export function savedFiles() {
  const saved: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = create(content);
    contents.set(url, content as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const content = contents.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}
