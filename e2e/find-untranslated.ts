/** Runs in the page: what is read there and is not in the brackets of the pseudo-language. */
export function findUntranslated(): string[] {
  const written =
    /^(?:[^\p{L}]|Kindred|Ada|Balduin|Caspar|Dietrich|Tea|Lovelace|Grace|Amara|Jonas|Porto|Portugal|Ctrl|K)*$/u;
  const found = new Set<string>();
  const note = (text: string | null) => {
    const own = (text ?? '').trim();
    if (/\S+@\S+/.test(own)) return;
    if (own && !own.includes('⟦') && !own.includes('⟧') && !written.test(own)) found.add(own);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, time, [lang]:not(html)')) continue;
    note(node.textContent);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
    for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name));
  note(document.title);
  return [...found];
}
