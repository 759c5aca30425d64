import type { NoticeReason } from '@kindred/contract/reports/reason-forms';
import { Suspense, useState } from 'react';
import { config } from '../../../lib/calls/config.ts';
import { messages as m } from '#texts/public-notice.ts';
import { lazyOrNothing } from '../../../ui/dialogs/lazy-or-nothing.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import column from '../../../ui/pages/column.module.css';
import { NoticeForm } from './notice-form.tsx';

/** If the connection is lost after the notice was sent, its number stays. */
const ReportAdvice = lazyOrNothing(() =>
  import('../../../widgets/safety/report-advice.tsx').then((file) => file.ReportAdvice),
);

interface Sent {
  reason: NoticeReason;
  reference: string;
  withEmail: boolean;
}

/** For people without an account. Members report directly on the content. */
export function NoticePage() {
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div className={`mx-auto grid w-full gap-6 ${column.page}`}>
      <header className="grid gap-2">
        <h1 className="tracking-tight text-balance anywhere title-md titled:max-tablet:sr-only">
          {m.title}
        </h1>
        <p className="text-lg text-pretty text-muted">{m.about({ brand: config.brandName })}</p>
      </header>
      <Alert kind="warning">{m.danger}</Alert>
      {sent ? (
        <>
          <Alert kind="success">
            {m.sent({ reference: sent.reference })} {sent.withEmail && m.receipt}
          </Alert>
          <Suspense>
            <ReportAdvice page reason={sent.reason} />
          </Suspense>
        </>
      ) : (
        <NoticeForm onSent={setSent} />
      )}
    </div>
  );
}
