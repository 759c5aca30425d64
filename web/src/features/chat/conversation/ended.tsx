import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '../../../lib/messages/chat.ts';

const NotSent = lazyRouteComponent(() => import('../messages/not-sent.tsx'), 'NotSent');

/** The match ended, or there never was one: the two look the same. */
export function Ended({ id }: { id: string }) {
  const { chat: m } = messages;
  return (
    <section
      className="grid justify-items-center content-center gap-3 bg-surface text-center p-6"
      aria-label={m.ended}
    >
      <h1 className="title-sm">{m.ended}</h1>
      <p className="muted pretty max-w-text">{m.endedAbout}</p>
      <Suspense>
        <NotSent id={id} />
      </Suspense>
      <Button
        variant="default"
        radius="xl"
        size="md"
        renderRoot={(props) => <Link to="/matches" {...props} />}
      >
        {m.back}
      </Button>
    </section>
  );
}
