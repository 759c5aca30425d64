import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type Link, textParts } from '../../../lib/facts/links.ts';

const LinkDialog = lazyRouteComponent(() => import('./link-dialog.tsx'), 'LinkDialog');

interface Props {
  text: string;
  isStop: boolean;
}

/** A text whose links can be opened, after a look at where they lead. Nothing is fetched from there before. */
export function LinkedText({ text, isStop }: Props) {
  const [link, setLink] = useState<Link | null>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      {textParts(text).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a
            // A text never changes the order of its parts.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="text-inherit underline"
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            tabIndex={isStop ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              setLink(part);
              setOpened(true);
            }}
            // The middle button would open it without a question.
            onAuxClick={(event) => event.preventDefault()}
          >
            {part.text}
          </a>
        ),
      )}
      {link && (
        <Suspense>
          <LinkDialog link={link} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
