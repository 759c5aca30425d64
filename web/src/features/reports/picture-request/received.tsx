import { Link } from '@tanstack/react-router';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/picture-requests.ts';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { ReportAdvice } from '../../../widgets/safety/report-advice.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

export interface Receipt {
  reference: string;
  dueAt: string;
  token: string;
  withEmail: boolean;
}

/** The number, by when it is decided, and the link that opens it later. */
export function Received({
  receipt: { reference, dueAt, token, withEmail },
}: {
  receipt: Receipt;
}) {
  return (
    <div ref={focusReceipt} tabIndex={-1} className="grid gap-4 outline-none">
      <Alert kind="success">
        {m.received({ reference })} {m.due({ when: formatDate(dueAt, { timeStyle: 'short' }) })}{' '}
        {withEmail && m.mailed}
      </Alert>
      <p className="grid gap-1">
        {m.keep}
        <Link
          to="/intimate-pictures"
          hash={`token=${encodeURIComponent(token)}`}
          className={columnLink}
        >
          {m.open}
        </Link>
      </p>
      <ReportAdvice page reason="intimate-picture" />
    </div>
  );
}

/** The button that had the focus is gone with the form. */
const focusReceipt = (receipt: HTMLDivElement | null) => receipt?.focus();
