/**
 * Runs in the page: what is read there and is not in the brackets of the pseudo-language. What people wrote, times, code
 * and keys are marked as such, and are no texts; names, numbers, units, months, languages and countries are recognised.
 */
export function findUntranslated(): string[] {
  const isData =
    'script, style, time, code, kbd, bdi, [dir=auto], [translate=no], [lang]:not(html)';
  const people = 'Ada|Balduin|Caspar|Dietrich|Lovelace|Grace|Amara|Jonas|Porto|Portugal|Kindred';
  // Also the letter that stands for a picture.
  const signs = String.raw`[kMG]B|Ctrl|[AP]M|\p{Lu}`;
  const months = Array.from({ length: 12 }, (_, month) =>
    (['short', 'long'] as const).map((length) =>
      new Intl.DateTimeFormat('en', { month: length }).format(new Date(2000, month)),
    ),
  );
  const languages = ['ar', 'de', 'en', 'es', 'fr', 'pl', 'pt'].map((code) =>
    new Intl.DisplayNames('en', { type: 'language' }).of(code),
  );
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const nameRegions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const regions = letters.flatMap((first) =>
    letters.flatMap((second) => nameRegions.of(first + second) ?? []),
  );
  const named = [...months.flat(), ...languages, ...regions]
    .map((name) => String(name).replaceAll(/[().]/g, String.raw`\$&`))
    .toSorted((one, other) => other.length - one.length);
  const written = new RegExp(
    String.raw`^(?:[^\p{L}]|(?:${people}|${signs}|${named.join('|')})(?!\p{L}))*$`,
    'u',
  );
  // Emails, links, numbers of invoices, ids, and the beginnings of ids.
  const names =
    /https?:\S+|\b[A-Z\d]{8}-\d{4}\b|\S+@\S+|\b[\da-f]{8}(?:-[\da-f]{4,12}){4}\b|#[\da-f]{6}\b|\b[\da-f]{8}\b/g;

  /** Without what is in brackets, of which one may be in another part of a sentence. */
  function outside(text: string) {
    let left = text;
    for (let before = ''; before !== left;) {
      before = left;
      left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
    }
    return left
      .replace(/^[^⟦⟧]*⟧/, '')
      .replace(/⟦[^⟦⟧]*$/, '')
      .replaceAll(names, '')
      .trim();
  }

  const found = new Set<string>();
  const note = (text: string | null) => {
    if (!written.test(outside(text ?? ''))) found.add((text ?? '').trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(isData)) note(node.textContent);
  const attributes = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'data-label',
    'label',
    'placeholder',
    'title',
  ];
  for (const name of attributes)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest(`${isData}, [aria-hidden=true]`)) note(element.getAttribute(name));
  note(document.title);
  return [...found];
}
