import type { Language } from '@kindred/contract/languages';
import type { MailTrial } from '@kindred/contract/site/setup';
import { IconMail } from '@tabler/icons-react';
import { useEdits } from '../../../api/site-edits.ts';
import { useTryMail } from '../../../api/site-setup.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { language } from '#texts/language.ts';
import { messages as office } from '#texts/site-office.ts';
import { messages } from '#texts/site-setup.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { useOffice } from '../office.ts';
import { TextValue } from '../values/text-value.tsx';

const { mail: m } = messages;

/** The address for questions, and whether mails arrive. */
export function MailStep() {
  const { isFixed } = useOffice();
  const { storeAll } = useEdits();
  const { mutate, data, error, isPending } = useTryMail();
  const send = async () => {
    if (!isFixed) await storeAll();
    mutate(language as Language);
  };
  return (
    <>
      <TextValue
        path="brand.supportEmail"
        type="email"
        dir="ltr"
        description={office.about.supportEmail}
      />
      <p className="text-pretty">{m.about}</p>
      <div>
        <Button
          look="plain"
          busy={isPending}
          icon={<IconMail size={16} stroke={1.75} aria-hidden />}
          onClick={() => void send()}
        >
          {data ? m.again : m.send}
        </Button>
      </div>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {data && !isPending && <Result trial={data} />}
    </>
  );
}

function Result({ trial: { result, fault, answer, from, to } }: { trial: MailTrial }) {
  if (result === 'sent') return <Alert kind="success">{m.sent({ to, from })}</Alert>;
  if (result === 'file') return <Alert kind="warning">{m.file({ from })}</Alert>;
  return (
    <Alert kind="danger">
      <p>
        {m.failed} {m.faults[fault ?? 'other']}
      </p>
      {answer !== null && (
        <p className="mt-1 text-sm">
          {m.answer} <bdi translate="no">{answer}</bdi>
        </p>
      )}
    </Alert>
  );
}
