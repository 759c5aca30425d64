import { useRef, useState } from 'react';
import { messages } from '#texts/site-office.ts';
import classes from './preview.module.css';

interface Props {
  width: 'phone' | 'desk';
  /** Changes with what the page shows. */
  version: string;
  address: string;
  /** The text with this id was clicked. */
  onText: (id: string) => void;
}

interface Shown {
  readonly version: string;
  readonly address: string;
}

/** A page in a frame. The earlier one stays until the next is there, which begins where that was scrolled to. */
export function Frame({ width, version, address, onText }: Props) {
  const [shown, setShown] = useState<Shown>({ version, address });
  const [next, setNext] = useState<Shown | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const wanted = next ?? shown;
  if (wanted.version !== version) setNext({ version, address });
  const pages = next ? [shown, next] : [shown];
  return (
    <div className={`relative overflow-hidden ${classes.device}`} data-width={width} dir="ltr">
      {pages.map((page) => (
        <iframe
          key={page.version}
          ref={page === shown ? frame : undefined}
          className={`absolute border-0 bg-surface ${classes.page}`}
          title={messages.preview.frame}
          // No script runs in it.
          sandbox="allow-same-origin"
          src={page.address}
          data-next={page === next || undefined}
          inert={page === next}
          onLoad={({ currentTarget }) => {
            followClicks(currentTarget, onText);
            if (page !== next) return;
            const top = frame.current?.contentWindow?.scrollY ?? 0;
            currentTarget.contentWindow?.scrollTo({ top, behavior: 'instant' });
            setShown(page);
            setNext(null);
          }}
        />
      ))}
    </div>
  );
}

const mark = /^text:(.+)$/;

/** Links lead nowhere, and texts to where they are changed. */
function followClicks({ contentDocument }: HTMLIFrameElement, onText: Props['onText']) {
  contentDocument?.addEventListener('click', (event) => {
    event.preventDefault();
    const id = findId(event.target as Element);
    if (id !== null) onText(id);
  });
}

/** The id of the first text in an element, which is in a comment before it. */
function findId(element: Element) {
  for (const node of element.childNodes) {
    const [, id] = (node.nodeType === Node.COMMENT_NODE && mark.exec(node.nodeValue ?? '')) || [];
    if (id !== undefined) return id;
  }
  return null;
}
