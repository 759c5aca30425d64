export interface Link {
  /** As it was typed. */
  readonly text: string;
  readonly href: string;
  /** Where it leads, in ASCII: letters that only look like others are `xn--…`. */
  readonly host: string;
}

/** A text in parts: links, and what is between them. */
export function textParts(text: string): (string | Link)[] {
  const parts: (string | Link)[] = [];
  let plain = '';
  for (const word of text.split(/(\s+)/)) {
    const [before, link, after] = linkIn(word);
    plain += before;
    if (!link) continue;
    if (plain) parts.push(plain);
    parts.push(link);
    plain = after;
  }
  return plain ? [...parts, plain] : parts;
}

/** An address with its protocol, or one that begins with `www.`, or a host with a path. */
const begins = /^(?:https?:\/\/|www\.|(?:[\p{L}\p{N}-]{1,63}\.){1,4}[a-z]{2,12}\/)/iu;
const opening = /^[("'“‘«[{<]+/;
const closing = /[.,!?;:…"'”’»>\]}]$/;
/** Invisible characters can turn a text around, and a backslash hides where a host ends. */
const tricky = /[\p{C}\\]/u;

function linkIn(word: string): readonly [before: string, link: Link | null, after: string] {
  const none = [word, null, ''] as const;
  const before = opening.exec(word)?.[0] ?? '';
  const rest = word.slice(before.length);
  if (!begins.test(rest) || tricky.test(rest)) return none;
  const text = withoutEnd(rest);
  const url = readUrl(text);
  return url ? [before, { text, ...url }, rest.slice(text.length)] : none;
}

/** Punctuation after a link is not part of it, and neither is a bracket that was opened before it. */
function withoutEnd(text: string): string {
  let end = text.length;
  for (;;) {
    const part = text.slice(0, end);
    const closes = part.endsWith(')') && count(part, ')') > count(part, '(');
    if (!closing.test(part) && !closes) return part;
    end -= 1;
  }
}

const count = (text: string, part: string) => text.split(part).length - 1;

function readUrl(text: string) {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  // A name before an @ pretends to be the host, and numbers name none.
  if (url.username || url.password || !/\.(?!\d+$)[a-z\d-]{2,}$/.test(url.hostname)) return null;
  return { href: url.href, host: url.host };
}
