import { type ReactNode, createElement, useMemo } from 'react';
import classes from './html-text.module.css';

/** The elements of a text that the server made of Markdown, and how they look. */
const looks: Readonly<Record<string, string | undefined>> = {
  h2: `tracking-snug title-xs ${classes.heading}`,
  h3: `heading ${classes.heading}`,
  h4: `heading-md ${classes.heading}`,
  h5: `heading-md ${classes.heading}`,
  h6: `heading-md ${classes.heading}`,
  p: 'text-pretty anywhere',
  ul: classes.list,
  ol: classes.list,
  li: 'text-pretty anywhere',
  a: `underline text-brand anywhere ${classes.link}`,
  blockquote: `text-muted ${classes.quote}`,
  pre: `bg-sunken rounded-md overflow-x-auto px-4 py-3 m-0 ${classes.code}`,
  code: 'font-mono text-sm',
  table: classes.table,
  thead: '',
  tbody: '',
  tr: '',
  th: `font-semibold text-start ${classes.cell}`,
  td: `text-start ${classes.cell}`,
  strong: 'font-semibold',
  em: '',
  s: '',
  br: '',
  hr: `w-full border-0 border-t border-line m-0`,
};

const betweenRows = new Set(['table', 'thead', 'tbody', 'tr']);

/** Shows it as elements of React. Others than these are left out, and so are all attributes except addresses. */
export function HtmlText({ html }: { html: string }) {
  const parts = useMemo(() => {
    // A document of its own runs no script and loads no picture.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return partsOf(body);
  }, [html]);
  return <div className={`grid grid-cols-1 gap-3.5 text-lg ${classes.text}`}>{parts}</div>;
}

function partsOf(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE)
      return betweenRows.has(parent.localName) ? null : node.textContent;
    return node.nodeType === Node.ELEMENT_NODE ? shown(node as Element, index) : null;
  });
}

function shown(element: Element, key: number) {
  const { localName } = element;
  const look = looks[localName];
  const parts = partsOf(element);
  if (look === undefined) return parts;
  const props = { key, className: look || undefined, ...attributesOf(element) };
  const made =
    parts.length > 0 ? createElement(localName, props, ...parts) : createElement(localName, props);
  if (localName !== 'table') return made;
  return (
    <div key={key} className="overflow-x-auto">
      {made}
    </div>
  );
}

function attributesOf(element: Element) {
  const [href, start] = [element.getAttribute('href'), element.getAttribute('start')];
  return {
    ...(element.localName === 'a' &&
      href !== null &&
      /^(https?:|mailto:|\/(?![/\\]))/i.test(href) && {
        href,
        rel: element.getAttribute('rel') ?? undefined,
      }),
    ...(element.localName === 'ol' && start !== null && { start: Number(start) }),
  };
}
