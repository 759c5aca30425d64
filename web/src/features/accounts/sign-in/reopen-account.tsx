import { messages } from '#texts/accounts.ts';
import { CallError } from '../../../lib/calls/call-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';

/** Reopens an account that its owner has closed, after a refused sign-in. */
export function ReopenAccount({ error, onReopen }: { error: unknown; onReopen: () => void }) {
  const { signIn: m } = messages;
  if (!canReopen(error)) return null;
  return (
    <div>
      <Button size="lg" wide onClick={onReopen}>
        {m.reopen}
      </Button>
      <p className="text-pretty text-muted">{m.reopenHint}</p>
    </div>
  );
}

/** Whether a sign-in was refused because the owner had closed the account. */
export function canReopen(error: unknown): boolean {
  const body = error instanceof CallError ? error.body : null;
  return JSON.stringify(body ?? {}).includes('"comeBack":true');
}
