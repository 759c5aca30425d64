import { lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages as m } from '#texts/picture-requests.ts';
import column from '../../../ui/pages/column.module.css';
import type { Receipt } from './received.tsx';
import { RequestForm } from './request-form.tsx';

// Each is shown in the place of the form.
const LinkedRequest = lazyRouteComponent(() => import('./linked-request.tsx'), 'LinkedRequest');
const Received = lazyRouteComponent(() => import('./linked-request.tsx'), 'Received');

/** The form for anyone, and the request behind the link of its receipt. */
export function RequestPage() {
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  return token ? <LinkedRequest key={token} token={token} /> : <NewRequest />;
}

function NewRequest() {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <header className="grid gap-2">
        <h1 className="tracking-tight text-balance anywhere title-md titled:max-tablet:sr-only">
          {m.title}
        </h1>
        <p className="text-lg text-pretty text-muted">{m.about({ brand: config.brandName })}</p>
        {!receipt && <p className="text-pretty">{m.promise}</p>}
      </header>
      {receipt ? (
        <Suspense>
          <Received receipt={receipt} />
        </Suspense>
      ) : (
        <RequestForm onSent={setReceipt} />
      )}
    </div>
  );
}
